import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, type MailMessage } from '#app/platform/mail/message.server.ts'
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
export function noticeMessage(cause: EventCause, lines: readonly Line[], reader: Reader & { name: string }): Words {
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
  const hello = t('hello', { name })
  if (only && others.length === 0) {
    const button = { href: new URL(only.page, origin).href, label: only.label }
    return {
      ...common,
      subject: asHeadline(only.subject),
      preheader: asHeadline(only.preheader ?? only.paragraphs[0] ?? only.subject),
      paragraphs: [hello, ...only.paragraphs, button],
    }
  }
  const listed = lines.slice(0, longestList)
  return {
    ...common,
    subject: asHeadline(t(`${cause}.subjectMany`, { count: lines.length, organisation })),
    preheader: asHeadline(listed.map(({ summary }) => summary).join(' ')),
    paragraphs: [
      hello,
      t('several.lead', { organisation }),
      ...listed.map(({ summary, page }) => `${summary}\n${new URL(page, origin).href}`),
      ...(appointments.length > 0 ? [t('dates.fileMany')] : []),
      { href: new URL(isAdmin ? '/admin' : '/', origin).href, label: t('several.open') },
    ],
  }
}
