import { readNoticedAssignments } from '#app/persistence/assignments/assignments.server.ts'
import { formatWeekdayMonth, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { linkDone } from '#app/sharing/mail/link-done.server.ts'
import { titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import { readDoneLinks } from '#app/persistence/notifications/noticed.server.ts'
import type { WaitingNotice } from '#app/persistence/notifications/waiting-notices.server.ts'
import { lastValue, type Line, type Reader } from './line.ts'
import { pageFor, whereOf } from './places.server.ts'
import { apart, linesOfSubjects } from './subjects.server.ts'

/** What can happen with a task that was given to somebody, by the keys of the notices that tell it. */
const ends = ['taken-back', 'passed-on', 'given-back', 'done', 'done-by-other'] as const

/** That somebody was given a task, is reminded of it, does not have to do it any more, gave it back, or has it done. */
const accountLines = linesOfSubjects(readNoticedAssignments, ({ subject, place, notices, reader }) => {
  const { language } = reader
  const item = findItem(subject.item)
  const end = ends.find((one) => one === notices.at(-1)?.words.key)
  if (!item || hasPassed(notices, subject)) return null
  // It turned out not to be done, before that was told.
  if ((end === 'done' || end === 'done-by-other') && subject.doneAt === null) return null
  const task = itemTitle(item, language)
  const where = whereOf(reader, place)
  const page = pageFor(reader, subject.locationIndex, pageAddress(item, '', subject.locationIndex))
  const by = String(lastValue(notices, 'by'))
  const href = new URL(page, reader.origin).href
  if (end === undefined) {
    // Whoever was not yet told that they have it is told that, whatever came after.
    const isReminder = notices.every(({ words }) => words.key === 'reminded')
    return { ...openLine(isReminder ? 'reminded' : 'given', subject, { task, where, href }, reader), page, by }
  }
  const t = textFor(language, 'notifications/events')
  const about = { task, where, by: subject.endedByName ?? '', name: subject.assigneeName }
  const happened = t(`assigned.${end}`, about)
  const values = { name: reader.name, organisation: reader.organisationName, where, task, happened }
  return { page, by, words: templateWords('assigned-ended', language, values, href), summary: happened }
})

/** That a link ended because its task was done, to who sent it. */
const linkDoneLines = linesOfSubjects(readDoneLinks, ({ subject: link, place, notices, reader }) => {
  const { language, isAdmin, organisationId, name, organisationName: organisation } = reader
  const t = textFor(language, 'notifications/events')
  const recipient = { name: link.recipientName }
  const about = { task: titleOfLink(link, language), where: whereOf(reader, place) }
  const told = t(Number(lastValue(notices, 'isTold')) === 1 ? 'assigned.linkTold' : 'assigned.linkNotTold', recipient)
  const happened = `${t('assigned.link-done', { ...about, ...recipient })} ${told}`
  const page = isAdmin ? `/admin/links/${organisationId}/${link.id}` : `/links/${link.id}`
  const href = new URL(page, reader.origin).href
  return {
    ...{ page, by: String(lastValue(notices, 'by')), summary: happened },
    words: templateWords('assigned-ended', language, { ...about, name, organisation, happened }, href),
  }
})

/** What happened with whose a task is: by an account, or by a link. */
export const assignedLines = apart(linkDone, linkDoneLines, accountLines)

type Subject = Awaited<ReturnType<typeof readNoticedAssignments>>[number]

/** What is over before it was told: a task that was given and taken back again within minutes, or of which nobody has to be reminded. */
function hasPassed(notices: readonly WaitingNotice[], { endedAt, doneAt }: Subject): boolean {
  if (notices.at(-1)?.words.key === 'reminded' && (endedAt ?? doneAt) !== null) return true
  return endedAt !== null && notices.some(({ words }) => words.key === 'given')
}

/** That somebody has a task to do: because they were given it, or are reminded of it. */
function openLine(
  key: 'given' | 'reminded',
  { givenByName, remindedByName, note, wishDay }: Subject,
  { task, where, href }: { task: string; where: string; href: string },
  { language, name, organisationName: organisation }: Reader,
): Pick<Line, 'words' | 'summary'> {
  const t = textFor(language, 'notifications/events')
  const day = wishDay === null ? null : parseDay(wishDay)
  const wish = day === null ? '' : t('assigned.wish', { day: formatWeekdayMonth(day, language) })
  const by = key === 'given' ? givenByName : (remindedByName ?? givenByName)
  const values = { name, organisation, where, task, by, wish }
  return {
    words:
      key === 'given'
        ? templateWords('assigned', language, { ...values, wrote: note }, href)
        : templateWords('assigned-reminder', language, values, href),
    summary: [t(`assigned.${key}`, { where, task, by }), wish].filter(Boolean).join('\n'),
  }
}
