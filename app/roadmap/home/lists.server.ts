import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { assignedAddress } from '../assigning/addresses.ts'
import type { Kind } from '../attention/entry.ts'
import { canActOn } from '../attention/weights.ts'
import type { CountsFor, PlacedEntry } from '../attention/read.server.ts'
import { overviewAddress } from '../screens/overview/addresses.ts'
import type { Reading } from './entry-words.server.ts'
import { listedRow } from './listed-row.server.ts'

/** How many entries of a kind are read: one more than a list shows, because the card above the lists shows one. */
export const perKind = 5

/**
 * The lists of the start page in their order, with how many rows of which kinds stand in each: it stays short on a phone.
 * What the reader can act on stands in the first four, what somebody else holds in the others: with a colleague, with somebody who has
 * a link, or with the provider. A task that waits for another waits for nobody else: its route card says so.
 */
type List = {
  key: 'mine' | 'late' | 'week' | 'back' | 'colleagues' | 'guests' | 'provider'
  most: number
  kinds: readonly Kind[]
}
const lists: readonly List[] = [
  { key: 'mine', most: 3, kinds: ['assigned'] },
  { key: 'late', most: 3, kinds: ['late', 'slipped'] },
  { key: 'week', most: 3, kinds: ['due-soon', 'date-advice'] },
  { key: 'back', most: 3, kinds: ['sent-back', 'given-back', 'answer', 'accepted'] },
  { key: 'colleagues', most: 3, kinds: ['waits-for-colleague'] },
  { key: 'guests', most: 3, kinds: ['undelivered', 'waits-for-outsider'] },
  { key: 'provider', most: 3, kinds: ['waits-for-provider'] },
]

/** The lists that have something in them. */
export type EntryLists = ReturnType<typeof entryLists>

/** Entries, and how many of each kind there are that belong into these lists. */
type Read = { entries: readonly PlacedEntry[]; counts: Record<Kind, number> }

/**
 * What needs a leader, in lists; those without anything are left out.
 * @param shown what stands in the card above the lists, which is not told twice
 */
export const entryLists = (read: Read, shown: PlacedEntry | null, reading: Reading) =>
  groupEntries(read, shown, reading).map(({ key, count, heading, entries, more }) => ({
    ...{ key, count, heading },
    rows: entries.map((entry) => listedRow(entry, reading)),
    more:
      more > 0
        ? {
            words: textFor(reading.language, 'roadmap/home')(key === 'mine' ? 'lists.moreMine' : 'lists.more', {
              count: more,
            }),
            href: allAddress(key),
          }
        : null,
  }))

/** Where all of a list is found. */
export const allAddress = (key: List['key']): string =>
  key === 'mine' ? assignedAddress() : overviewAddress(key === 'late' ? { filter: 'late' } : {})

/**
 * The same as entries.
 * @param most how many in a list; left out as many as the page has room for
 */
export function groupEntries(
  { entries, counts }: Read,
  shown: PlacedEntry | null,
  { language }: Pick<Reading, 'language'>,
  most?: number,
) {
  const t = textFor(language, 'roadmap/home')
  // What is the reader's own is told there, and not once more as late or due.
  const own = new Set<string>()
  return lists.flatMap((list) => {
    const { key, kinds } = list
    const isShown = shown !== null && kinds.includes(shown.kind)
    const ofKinds = entries.filter((entry) => kinds.includes(entry.kind) && canActOn(entry) && entry !== shown)
    const ofList = ofKinds.filter((entry) => !ofTask.has(entry.kind) || !own.has(taskAt(entry)))
    const told = ofKinds.length - ofList.length
    const count = kinds.reduce((sum, kind) => sum + counts[kind], 0) - (isShown ? 1 : 0) - told
    if (count <= 0) return []
    const some = ofList.slice(0, most ?? list.most)
    if (key === 'mine') for (const entry of some) own.add(taskAt(entry))
    const heading = t(`lists.${headingOf(key, isShown, counts)}`)
    return { key, count, heading, entries: some, more: count - some.length }
  })
}

/** The kinds that say of a task by when it should be done. */
const ofTask: ReadonlySet<Kind> = new Set<Kind>(['late', 'due-soon'])

const taskAt = ({ item, locationIndex }: PlacedEntry): string => `${item} ${locationIndex}`

/** How many entries of each kind belong into the lists: of those that ask to go on with a task, what somebody of the place can act on. */
export const countsInLists = (countsFor: CountsFor): Record<Kind, number> => {
  const [all, ours] = [countsFor('leader'), countsFor('leader', 'ours')]
  return { ...all, late: ours.late, 'due-soon': ours['due-soon'] }
}

/** What came back may be ours or others'; what is late may stand in the card too. */
function headingOf(key: List['key'], isShown: boolean, counts: Record<Kind, number>) {
  if (key === 'late' && isShown) return 'alsoLate'
  if (key !== 'back' || counts.answer + counts['given-back'] === 0) return key
  return counts['sent-back'] + counts.accepted > 0 ? 'backAll' : 'answers'
}
