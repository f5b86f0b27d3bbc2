import type { AppLoadContext } from '@remix-run/node'
import { readFillActs } from '#app/persistence/forms/fill-acts.server.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import { readOrganisation } from '../flow/route.server.ts'
import { locationsItem } from '../registry.ts'
import { actAddress, answerAddress } from './addresses.ts'
import { askedBlocks, type AskedBlock } from './asked.ts'
import { findBlock } from './blocks.ts'
import { placesOf, placeStanding } from './places.server.ts'

/** How many acts are listed. */
const mostActs = 5

/** GET /organisation/defaults: every answer that is given once, with how many locations say so; three queries beside the session. */
export async function loadList(context: AppLoadContext) {
  const { language } = context
  const t = textFor(language, 'roadmap/defaults')
  const { member, locations, forms } = await readOrganisation(context)
  const types = [...new Set(askedBlocks.map(({ item }) => item.key))]
  const [stored, acts] = await Promise.all([readFormsOfLocations(member, types), readFillActs(member, mostActs)])
  return {
    view: 'list' as const,
    title: t('title'),
    locations: locations.length,
    namingAddress: pageAddress(locationsItem, 'locations', null),
    blocks: askedBlocks.map((asked) => ({
      key: asked.block.key,
      href: answerAddress(asked.block.key),
      counts: countsOf(asked),
    })),
    acts: acts.map(({ id, block, places, doneAt, doneByName, undone }) => ({
      id,
      href: actAddress(id),
      block: findBlock(block)?.key ?? null,
      count: places.length,
      by: doneByName,
      when: formatMoment(doneAt.getTime(), language),
      isUndone: undone !== null,
    })),
  }

  /** How many locations are how far; null where the organisation gave no answer yet. */
  function countsOf(asked: AskedBlock) {
    const answer = asked.answer.read(forms.get(asked.answer.key)?.fields)
    const standings = placesOf(asked, locations, stored).map((place) => placeStanding(asked.parts, answer, place))
    const count = (standing: (typeof standings)[number]) => standings.filter((one) => one === standing).length
    const counts = { same: count('same'), differs: count('differs'), empty: count('empty') }
    return counts.same + counts.differs + counts.empty === 0 ? null : counts
  }
}
