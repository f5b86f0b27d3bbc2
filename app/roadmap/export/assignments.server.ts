import { formatDay, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'
import type { Assignment } from '#app/persistence/assignments/assignments.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

/** Who was given which task of a place, and what became of that, as a table, oldest first. */
export function assignmentsAsCsv(assignments: readonly Assignment[], language: Language): string {
  const t = textFor(language, 'roadmap/export')
  const heads = (
    ['when', 'giver', 'item', 'assignee', 'wish', 'note', 'accepted', 'done', 'ended', 'endedBy'] as const
  ).map((head) => t(`assignments.${head}`))
  const moment = (at: Date | null) => (at ? formatMoment(at.getTime(), language) : '')
  const lines = assignments.toReversed().map((one) => {
    const item = findItem(one.item)
    const wish = one.wishDay === null ? null : parseDay(one.wishDay)
    return csvLine([
      ...[moment(one.givenAt), one.givenByName, item ? itemTitle(item, language) : one.item, one.assigneeName],
      ...[wish === null ? '' : formatDay(wish, language), one.note],
      ...[moment(one.acceptedAt), moment(one.doneAt), moment(one.endedAt), one.endedByName ?? ''],
    ])
  })
  return csvStart + csvLine(heads) + lines.join('')
}
