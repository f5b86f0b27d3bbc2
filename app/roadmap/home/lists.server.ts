import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Kind } from '../attention/entry.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { overviewAddress } from '../screens/overview/addresses.ts'
import { entryRow, type Reading } from './entry-words.server.ts'

/** How many entries of a kind are read: one more than a list shows, because the card above the lists shows one. */
export const perKind = 5

/**
 * The lists of the start page in their order, with how many rows of which kinds stand in each: it stays short on a phone.
 * A task that waits for another waits for nobody else: its route card says so.
 */
type List = { key: 'late' | 'week' | 'back' | 'waits'; most: number; kinds: readonly Kind[] }
const lists: readonly List[] = [
  { key: 'late', most: 3, kinds: ['late', 'slipped'] },
  { key: 'week', most: 3, kinds: ['due-soon', 'date-advice', 'assigned'] },
  { key: 'back', most: 3, kinds: ['sent-back', 'accepted', 'answer'] },
  { key: 'waits', most: 3, kinds: ['undelivered', 'waits-for-outsider', 'signing-turn'] },
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
  return lists.flatMap(({ key, most, kinds }) => {
    const isShown = shown !== null && kinds.includes(shown.kind)
    const count = kinds.reduce((sum, kind) => sum + counts[kind], 0) - (isShown ? 1 : 0)
    if (count === 0) return []
    const rows = entries.filter((entry) => kinds.includes(entry.kind) && entry !== shown).slice(0, most)
    const more = count - rows.length
    return {
      ...{ key, count },
      heading: t(`lists.${headingOf(key, isShown, counts)}`),
      rows: rows.map((entry) => entryRow(entry, reading)),
      more:
        more > 0
          ? { words: t('lists.more', { count: more }), href: overviewAddress(key === 'late' ? { filter: 'late' } : {}) }
          : null,
    }
  })
}

/** What came back may be ours or others'; what is late may stand in the card too. */
function headingOf(key: List['key'], isShown: boolean, counts: Record<Kind, number>) {
  if (key === 'late' && isShown) return 'alsoLate'
  if (key !== 'back' || counts.answer === 0) return key
  return counts['sent-back'] + counts.accepted > 0 ? 'backAll' : 'answers'
}
