import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, asLine, type MailList, type MailMessage } from '#app/platform/mail/message.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { icsOf } from '#app/roadmap/calendar/ics.ts'
import type { Line, Reader } from './line.ts'
import type { EventCause } from './lines.server.ts'

/** What stands in a list at most; the rest is behind the button. */
const longestList = 40

type Words = Pick<MailMessage, 'subject' | 'preheader' | 'paragraphs' | 'calendar' | 'onBehalfOf'>

/**
 * What a message says: all of one thing, with a button to its page; or a list of several, with a button to the start.
 * @param lines at least one
 */
export function noticeMessage(cause: EventCause, lines: readonly Line[], reader: Reader): Words {
  const { language, name, origin, organisationName: organisation, isAdmin, userId } = reader
  const t = textFor(language, 'notifications/events')
  const [only, ...others] = lines
  const appointments = lines.flatMap(({ appointment }) => appointment ?? [])
  const authors = [...new Set(lines.map(({ by }) => by))]
  const common = {
    // Where several people did it there is no one of them to answer, and nobody answers themselves.
    onBehalfOf: authors.length === 1 && authors[0] !== userId ? authors[0] || null : null,
    ...(appointments.length > 0 && { calendar: icsOf(appointments) }),
  }
  const at = (page: string) => new URL(page, origin).href
  if (only && others.length === 0) {
    return { ...common, ...only.words, preheader: asHeadline(only.summary) }
  }
  const listed = lines.slice(0, longestList)
  const what = t(`many.${cause}`, { count: lines.length })
  const calendar = appointments.length > 0 ? t('calendar') : ''
  const start = at(isAdmin ? '/admin' : '/')
  const more = lines.length - listed.length
  const list: MailList = {
    heading: asLine(what, 200),
    items: listed.map((line) => itemOf(line, at)),
    more: more > 0 ? { href: start, label: t('more', { count: more }) } : null,
  }
  return {
    ...common,
    preheader: asHeadline(listed.map(({ summary }) => summary).join(' ')),
    ...templateWords('several', language, { name, organisation, what, calendar }, start, [list]),
  }
}

/** A line as a list has it: what happened leads to its page, and what else is said of it stands behind that. */
function itemOf({ summary, page }: Line, at: (page: string) => string): MailList['items'][number] {
  const [first = '', ...others] = summary.split('\n')
  const label = asLine(first, 200).replace(/\.$/, '')
  return { href: at(page), label, about: asLine(others.join(', '), 500), when: '', isLate: false }
}
