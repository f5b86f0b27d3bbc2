import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { cardAddress } from '../flow/addresses.ts'
import { reasonField } from '../flow/decide.ts'
import { draftIn, settleDraft } from '../flow/drafts.server.ts'
import { formEntries, inForm } from '../flow/form-values.ts'
import { readGoTo } from '../flow/go-to.ts'
import { versionOf, textOf } from '../flow/page-form.server.ts'
import { fieldsOfPage, loadStepPage } from '../flow/page-loader.server.ts'
import { isOpen, readRoute } from '../flow/route.server.ts'
import { refusePage, type PageAnswer } from '../flow/save-page.server.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { datesOnPage } from './dates.server.ts'
import { datesAround } from './earlier-dates.server.ts'

type Sent = { item: Item; page: string; form: FormData; locationIndex: number | null }

/**
 * Answers the buttons of a page with a date that save nothing: what the date means, another month, leaving the date as it
 * is. All that was typed stays on the page.
 * @returns null where another button was pressed
 */
export async function lookAtDates(args: ActionFunctionArgs, { item, page, form, locationIndex }: Sent) {
  const goTo = readGoTo(form.get('goTo'))
  if (!item.keyDate || (goTo.to !== 'preview' && goTo.to !== 'month' && goTo.to !== 'leave')) return null
  if (goTo.to === 'leave') {
    await settleDraft(args, { item, page, form }, null)
    // The browser then has nothing left that it would save by itself.
    args.context.page.formVersion = String(versionOf(form) ?? 0)
    return redirect(cardAddress(item.roadmap, locationIndex), { status: 303 })
  }
  const { language } = args.context
  const reply = await refusePage(
    {
      ...{ item, form, language, facts: null, pages: [page] },
      schema: fieldsOfPage(item, page),
      readStored: async () => item.read((await readRoute(args, item.roadmap)).forms.get(item.key)?.fields),
    },
    null,
  )
  const draft = draftIn(form)
  const refused = { reply, version: versionOf(form), conflicts: [], isLocked: false, status: 200 as const, draft }
  const answer = { refused, files: { errors: [], added: 0 }, ...(await datesSent(args, item, form)) }
  return data<PageAnswer>(answer, { status: 200 })
}

/** What the dates that a form was sent with mean, and the reason typed beside them; nothing for a page without dates. */
export async function datesSent(
  args: ActionFunctionArgs | LoaderFunctionArgs,
  item: Item,
  form: FormData,
): Promise<Pick<PageAnswer, 'dates' | 'reason'>> {
  const { keyDate } = item
  if (!keyDate) return {}
  const goTo = readGoTo(form.get('goTo'))
  const route = await readRoute(args, item.roadmap)
  if (!isOpen(route)) return {}
  const { language } = args.context
  const open = goTo.to === 'month' ? goTo : null
  const dates = await datesOnPage({ route, item, keyDate, form, open, language })
  return { dates, reason: textOf(form, reasonField) ?? '' }
}

/** What a page that asks for a date gets to draw itself: its field, and what stands beside and below it. */
export async function loadDatePage(args: LoaderFunctionArgs, item: Item, page: string) {
  const { keyDate } = item
  if (!keyDate) throw new Error(`${item.key} has no date that others work to.`)
  const { language } = args.context
  const step = await loadStepPage(args, item, page)
  const route = await readRoute(args, item.roadmap)
  if (!step.isOpen || step.isLocked) return { ...step, dates: null, around: null }
  const [dates, around] = await Promise.all([
    datesOnPage({ route, item, keyDate, form: formOf(step.values), open: null, language }),
    datesAround(route, item, keyDate, language),
  ])
  return { ...step, dates, around }
}

/** What a page is filled in with, as a form: a draft over what is stored, and rows that wait to be filled in. */
function formOf(values: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of formEntries(inForm(values))) form.append(name, value)
  return form
}
