import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import { dayOf, formatDayMonth, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import type { PlaceProgress } from '../attention/place-progress.ts'
import type { Reading } from './entry-words.server.ts'

/** How many appointments stand on the page. */
const most = 3

/** An appointment, as a leaf of a calendar with words beside it. */
export type ComingDate = ReturnType<typeof comingDates>[number]

type Known = {
  places: readonly PlaceProgress[]
  appointment: Awaited<ReturnType<typeof readAppointment>>
  /** Milliseconds since 1970. */
  now: number
}

/** What comes up for an organisation: with the provider, and at these locations; the first ones, in order. */
export function comingDates({ places, appointment, now }: Known, { today, language }: Reading) {
  const t = textFor(language, 'roadmap/home')
  const { at: next, contact } = appointmentView(appointment, now)
  const spoken = contact.name ? t('coming.provider', { name: contact.name }) : t('coming.providerUs')
  const all = [
    ...(next === null ? [] : [{ at: next, isDay: false, what: spoken, where: '' }]),
    ...places.flatMap(({ name, startMeetings, connectionDay, isDefinitive }) => [
      ...startMeetings.map((at) => ({ at, isDay: false, what: t('coming.startMeeting'), where: name })),
      ...(connectionDay !== null && isDefinitive
        ? [{ at: connectionDay, isDay: true, what: t('coming.connectionDay'), where: name }]
        : []),
    ]),
  ]
  return all
    .map((one) => ({ ...one, day: one.isDay ? one.at : dayOf(one.at) }))
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day - other.day || one.at - other.at)
    .slice(0, most)
    .map(({ at, day, isDay, what, where }) => {
      const [date = '', month = ''] = formatDayMonth(day, language).split(' ')
      const shown = day === today ? t('row.today') : formatWeekdayMonth(day, language)
      const when = isDay
        ? t('coming.fromHalfPastNine', { day: shown })
        : t('coming.at', { day: shown, time: formatTime(at, language) })
      return { key: `${at} ${what} ${where}`, date, month, what, words: [when, where].filter(Boolean).join(' · ') }
    })
}
