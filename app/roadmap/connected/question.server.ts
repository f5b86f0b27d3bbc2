import { addDays, formatLongDay, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { connectedAddress } from '../flow/addresses.ts'

/** A location whose connection day is over. */
export type PassedDay = {
  locationIndex: number
  /** The id of the location in the organisation's list. */
  locationId: string
  name: string
  /** Calendar date. */
  day: number
}

/** The question in words, with what its form sends. */
export type PassedQuestion = ReturnType<typeof passedQuestion>

/**
 * Asks whether the connection of a location took place.
 * @param today calendar date
 * @param returnTo where its answer leads back to
 */
export function passedQuestion({ name, day, ...of }: PassedDay, today: number, returnTo: string, language: Language) {
  const t = textFor(language, 'roadmap/connected')
  const when = { name, day: formatLongDay(day, language).replace(/ \d{4}$/, '') }
  return {
    eyebrow: t(day === addDays(today, -1) ? 'was.yesterday' : 'was.earlier', when),
    yes: t('yes', { name }),
    action: connectedAddress(of.locationIndex),
    sent: { day: inputDay(day), locationId: of.locationId, returnTo },
  }
}
