import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { relationshipAddress } from '#app/platform/relationships/addresses.ts'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import { originOf } from '#app/roadmap/calendar/feed/answer.server.ts'
import { followUp } from '#app/roadmap/calendar/follow-up.server.ts'
import type { FromOrigin } from '#app/roadmap/calendar/appointment.ts'
import { dayBefore, locationDateLines } from './dates.server.ts'
import { idsOf, lastValue, type Line, type MakeLines, type Reader } from './line.ts'
import { dayChange } from './settled.ts'

/** Appointments that were made, moved, changed or taken off: with the provider, and the start meetings of locations. */
export const appointmentLines: MakeLines = async (tx, reader, notices) => {
  const own = notices.filter(({ words }) => words.key === 'followUp')
  const others = notices.filter(({ words }) => words.key !== 'followUp')
  const stored = own.length > 0 ? await readAppointment(reader, tx) : null
  const line = stored && followUpLine(stored, own, reader)
  return [...(line ? [line] : []), ...(await locationDateLines(tx, reader, others))]
}

type Stored = NonNullable<Awaited<ReturnType<typeof readAppointment>>>

function followUpLine(stored: Stored, own: Parameters<typeof idsOf>[0], reader: Reader): Line | null {
  const { name, language, organisationName, organisationId, isAdmin, origin, now } = reader
  const { place, note } = appointmentView(stored, now)
  const [is, was] = [stored.nextMeetingAt?.getTime() ?? null, dayBefore(own)]
  const change = dayChange(was, is) ?? (is === null ? null : 'changed')
  const last = is ?? was
  if (change === null || last === null || dayOf(last) < dayOf(now)) return null
  const t = textFor(language, 'notifications/events')
  const say = (at: number | null) => (at === null ? '' : formatMoment(at, language))
  const about = { organisation: organisationName, when: say(is), was: say(was) }
  const page = isAdmin ? relationshipAddress(organisationId) : '/documents'
  const summary = t(`followUp.${change}`, about)
  return {
    ...{ notices: idsOf(own), by: String(lastValue(own, 'by')) },
    words: templateWords(`follow-up-${change}`, language, { ...about, name, place, note }, new URL(page, origin).href),
    summary: [summary, ...(change === 'off' ? [] : [place, note])].filter(Boolean).join('\n'),
    page,
    appointment: inCalendar(stored, last, reader),
  }
}

/** As the feed tells it: when and where. What it is about stands in the message and on its page. */
function inCalendar(stored: Stored, last: number, reader: Reader): FromOrigin {
  const { language, organisationName: organisation, organisationId, isAdmin, origin } = reader
  const t = textFor(language, 'platform/relationships')
  const title = isAdmin ? t('appointment.calendarTitleOf', { organisation }) : t('appointment.calendarTitle')
  const page = new URL(isAdmin ? relationshipAddress(organisationId) : '/documents', origin).href
  const [found] = followUp({ ...stored, organisationId }, title, language, page)
  if (found) return { ...found, appointments: found.appointments.map((one) => ({ ...one, about: '' })) }
  const { version: sequence, updatedAt: changedAt } = stored
  const told = {
    ...{ uid: `appointment.${organisationId}`, kind: 'appointment' as const, start: new Date(last), isWholeDay: false },
    ...{ sequence, changedAt, contentHash: '', isCancelled: true },
  }
  return originOf({ told, event: null }, language)
}
