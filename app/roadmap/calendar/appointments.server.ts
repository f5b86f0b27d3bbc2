import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { pageAddress } from '../flow/addresses.ts'
import { gatherFacts } from '../flow/facts.ts'
import type { Route } from '../flow/route.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import { writerFor } from '../letters/letters.server.ts'
import type { Item } from '../rules/item.ts'
import type { Appointment } from './appointment.ts'

/** What makes the ids of an item's appointments unlike all others. */
export const appointmentsPlace = (item: Item, locationId: string | undefined, organisationId: string): string =>
  [item.key, locationId, organisationId].filter(Boolean).join('.')

/** What an item puts in calendars, by what is stored now, in the given language. */
export function appointmentsOf(route: Route, item: Item, language: Language): Appointment[] {
  const sources = sourcesOf(route)
  return item.appointments(sources.fieldsOf(item.key), gatherFacts(sources)(item), writerFor(item, language))
}

/** The same as links to their files, each named by when it is. */
export function appointmentLinks(route: Route, item: Item, language: Language): { href: string; when: string }[] {
  const address = pageAddress(item, 'calendar', route.location?.index ?? null)
  return appointmentsOf(route, item, language).map(({ id, start }) => ({
    href: id === '' ? address : `${address}${address.includes('?') ? '&' : '?'}only=${id}`,
    when: formatMoment(start, language),
  }))
}
