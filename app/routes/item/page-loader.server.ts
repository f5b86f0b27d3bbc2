import type { LoaderFunctionArgs } from '@remix-run/node'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { itemAt } from '#app/roadmap/flow/item-at.ts'
import { pageLabel } from '#app/roadmap/flow/words.server.ts'

/** The words of an item's first page, which all items share: they come with the page, as the browser has no texts of it. */
export async function introLoader(args: LoaderFunctionArgs) {
  const { item, t } = await itemText(args)
  return {
    title: pageLabel(item, '', args.context.language),
    heading: t('intro.heading'),
    what: t('intro.what'),
    why: t('intro.why'),
    who: t('intro.who'),
    ready: t('intro.ready'),
  }
}

/** The words of an item's last page. */
export async function doneLoader(args: LoaderFunctionArgs) {
  const { item, t } = await itemText(args)
  return { title: pageLabel(item, 'done', args.context.language), heading: t('done.heading'), text: t('done.text') }
}

/** Lets in who may be here, and gives the texts of the item whose page this is. */
async function itemText(args: LoaderFunctionArgs) {
  const item = itemAt(args.request)
  await readRoute(args, item.roadmap)
  return { item, t: anyTextFor(args.context.language, item.texts) }
}
