import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Kind } from '../attention/entry.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { overviewAddress } from '../screens/overview/addresses.ts'
import { entryRow, type Reading } from './entry-words.server.ts'

/** How many entries of a list stand on the page. */
export const perList = 5

/** The lists of the start page in their order, with the kinds that stand in each. */
const lists: readonly { key: 'late' | 'week' | 'back' | 'waits'; kinds: readonly Kind[] }[] = [
  { key: 'late', kinds: ['late', 'slipped'] },
  { key: 'week', kinds: ['due-soon', 'date-advice', 'assigned'] },
  { key: 'back', kinds: ['sent-back', 'accepted', 'answer'] },
  { key: 'waits', kinds: ['undelivered', 'waits-for-outsider', 'signing-turn', 'waits-for-task'] },
]

/** The lists that have something in them. */
export type EntryLists = ReturnType<typeof entryLists>

/**
 * What needs a leader, in lists; those without anything are left out.
 * @param shown what stands in the card above the lists, which is not told twice
 */
export function entryLists(
  { entries, counts }: { entries: readonly PlacedEntry[]; counts: Record<Kind, number> },
  shown: PlacedEntry | null,
  reading: Reading,
) {
  const t = textFor(reading.language, 'roadmap/home')
  return lists.flatMap(({ key, kinds }) => {
    const isShown = shown !== null && kinds.includes(shown.kind)
    const count = kinds.reduce((sum, kind) => sum + counts[kind], 0) - (isShown ? 1 : 0)
    if (count === 0) return []
    const rows = entries.filter((entry) => kinds.includes(entry.kind) && entry !== shown).slice(0, perList)
    const more = count - rows.length
    return {
      ...{ key, count },
      heading: t(key === 'late' && isShown ? 'lists.alsoLate' : `lists.${key}`),
      rows: rows.map((entry) => entryRow(entry, reading)),
      more:
        more > 0
          ? { words: t('lists.more', { count: more }), href: overviewAddress(key === 'late' ? { filter: 'late' } : {}) }
          : null,
    }
  })
}
