import type { Assignment } from '#app/persistence/assignments/assignments.server.ts'
import { formatWeekdayMonth, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** Something that happened with whose a task is. */
export type AssignmentLine = { key: string; when: string; words: string; note: string }

/**
 * What happened with whose a task is, the latest first.
 * @param assignments every time it was given, the latest first
 */
export function assignmentLines(assignments: readonly Assignment[], language: Language): AssignmentLine[] {
  return assignments
    .flatMap((one) => happenings(one, language))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...line }) => ({ ...line, when: formatMoment(at.getTime(), language) }))
}

function happenings(one: Assignment, language: Language) {
  const t = textFor(language, 'roadmap/assigning')
  const { id, assigneeName: name, givenByName: giver, wishDay, acceptedAt, doneAt, endedAt, endedHow } = one
  const day = wishDay === null ? null : parseDay(wishDay)
  const isOwn = one.givenBy === one.assigneeId
  const given = isOwn ? t('history.taken', { name }) : t('history.given', { giver, name })
  const wish = day === null ? '' : t('history.wish', { day: formatWeekdayMonth(day, language) })
  const line = (at: Date | null, key: string, words: string, note = '') =>
    at ? [{ at, key: `${id} ${key}`, words, note }] : []
  // Whoever takes a task says by that that it is fine.
  return [
    ...line(endedAt, 'ended', endedHow === null ? '' : t(`history.${endedHow}`, { name, by: one.endedByName ?? '' })),
    ...line(doneAt, 'done', t('history.done', { name })),
    ...line(isOwn ? null : acceptedAt, 'accepted', t('history.accepted', { name })),
    ...line(one.givenAt, 'given', [given, wish].filter(Boolean).join(' '), one.note),
  ]
}
