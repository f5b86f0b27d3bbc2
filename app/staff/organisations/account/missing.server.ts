import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import type { Kind } from '#app/roadmap/attention/entry.ts'
import { readOrganisationEntries, type PlacedEntry } from '#app/roadmap/attention/read.server.ts'
import { missingInShort } from '#app/roadmap/flow/card-line.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { whomToCall, type NamedPerson } from '#app/roadmap/people/people-in.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { shownNumber } from '#app/roadmap/rules/roadmap.ts'
import { formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { staffEntryAddress } from '../../board/entry-address.ts'

/** What of a leader's entries is missing; the rest only tells. */
export const missingKinds: readonly Kind[] = [
  ...(['late', 'sent-back', 'due-soon', 'waits-for-outsider', 'undelivered', 'answer', 'given-back'] as const),
  'next',
]
/** How many are read of each kind, and how many are shown. */
const [perKind, most] = [12, 12]

/** What an organisation and its locations still have to do, the most urgent first, and how much there is in all. */
export async function readMissing(id: string) {
  const { entries, countsFor } = await readOrganisationEntries({ organisationId: id }, { readers: ['leader'], perKind })
  const counts = countsFor('leader')
  return {
    entries: entries.filter(({ kind }) => missingKinds.includes(kind)).slice(0, most),
    total: missingKinds.reduce((sum, kind) => sum + counts[kind], 0),
    late: counts.late,
  }
}

/** The same as rows of the page. */
export function missingRows(
  entries: readonly PlacedEntry[],
  { id, people, language }: { id: string; people: readonly NamedPerson[]; language: Language },
) {
  const t = textFor(language, 'staff/organisations/account')
  return entries.map((entry) => {
    const { key, kind, item: itemKey, locationIndex, locationName, due } = entry
    const found = allItems.find(({ item }) => item.key === itemKey)
    const isLate = kind === 'late'
    const day = due === null ? '' : formatWeekdayMonth(due, language)
    const needed =
      found && isOfTask(kind) ? missingInShort(found.item, entry.missing, language, entry.missingCount) : ''
    const name = entry.reason.values.name
    return {
      key: `${locationIndex} ${key}`,
      task: found ? `${shownNumber(found.item, found.number)} ${itemTitle(found.item, language)}` : '',
      place: locationName,
      href: staffEntryAddress({ ...entry, organisationId: id }),
      needed: needed || reasonWords(entry, language),
      who: typeof name === 'string' && isOfLink(kind) ? name : (whomToCall(people, locationIndex)?.name ?? ''),
      due: isLate ? t('missing.late', { day }) : day,
      isLate,
    }
  })
}

/** Whether the name in its reason is that of somebody with a link; of a document it is the file's. */
const isOfLink = (kind: Kind): boolean => ofLinks.has(kind)

const ofLinks: ReadonlySet<Kind> = new Set<Kind>(['waits-for-outsider', 'undelivered', 'answer', 'given-back'])

/** Whether what is missing in the task says more than why it is there. */
const isOfTask = (kind: Kind): boolean => kind === 'late' || kind === 'due-soon' || kind === 'next'
