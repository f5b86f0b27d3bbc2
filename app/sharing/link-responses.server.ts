import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readLinkChanges } from '#app/persistence/links/share-changes.server.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { pageAddress } from '../roadmap/flow/addresses.ts'
import { historyWords } from '../roadmap/history/history-words.server.ts'
import { readPlaceOf } from '../roadmap/flow/route.server.ts'
import { itemTitle } from '../roadmap/flow/words.server.ts'
import { answerOf } from '../roadmap/rules/answers.ts'
import { isToDo } from '../roadmap/rules/shares.ts'
import { itemsOf } from './place.server.ts'

/** How many changes are told at most. */
const most = 200

/** What came in by a link, for its sender. */
export type LinkResponse = Awaited<ReturnType<typeof loadCameIn>>

/**
 * What somebody did by a link: what was filled in, task by task and newest first, with secrets masked; and where the
 * evidence of signing stands.
 * @param id of the link, anything
 * @param mayAct whether the reader is of the organisation, and can open its tasks
 */
export async function loadCameIn(tenant: Tenant, id: string, language: Language, mayAct: boolean) {
  const link = await readShareLink(tenant, id)
  return {
    tasks: link ? await tasksOf(tenant, link, language) : [],
    name: link?.recipientName ?? '',
    /** What somebody did by typing their name, of which there is evidence; null where nobody did. */
    byName: link?.outcome === 'signed' ? byName(link) : null,
    canReopen: mayAct && link !== null && isReopenable(link),
    mayAct,
  }
}

const byName = ({ purpose, outcome }: SentShareLink) =>
  answerOf(purpose, outcome) === 'approved' ? ('agreed' as const) : ('signed' as const)

/** Whether the recipient said to be done, and can still go on where the sender asks for it. */
export const isReopenable = (link: Pick<SentShareLink, 'may' | 'purpose' | 'outcome' | 'isUsable'>) =>
  isToDo(link) && (link.outcome === 'filled' || link.outcome === 'uploaded') && link.isUsable

async function tasksOf(tenant: Tenant, link: SentShareLink, language: Language) {
  const items = isToDo(link) ? itemsOf({ link }) : []
  if (items.length === 0) return []
  const keysOf = (roadmap: string) => items.filter((item) => item.roadmap === roadmap).map(({ key }) => key)
  const keys = { organisation: keysOf('organisation'), location: keysOf('location') }
  const [place, changes] = await Promise.all([
    readPlaceOf(tenant, '', link.locationIndex),
    readLinkChanges(tenant, link, keys, most),
  ])
  return items.map((item) => {
    const index = item.roadmap === 'location' ? link.locationIndex : null
    const words = historyWords(item, item.read(place.forms.get(item.key)?.fields), language)
    return {
      key: item.key,
      title: itemTitle(item, language),
      address: pageAddress(item, item.pages[0] ?? 'intro', index),
      history: pageAddress(item, 'history', index),
      isCut: changes.length === most,
      changes: changes
        .filter(({ formType }) => formType === item.key)
        .map(({ id, path, from, to, at }) => ({
          id,
          when: formatMoment(at.getTime(), language),
          ...words({ path, from, to, removedRow: null }),
        })),
    }
  })
}
