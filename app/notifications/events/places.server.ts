import type { Queryable } from '#app/persistence/database.server.ts'
import { readNoticedForms } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isInitialised, locationsFormType, locationsIn, type Location } from '#app/roadmap/flow/locations.ts'
import type { Reader } from './line.ts'

/** The forms of a place, with the location; null for the organisation as a whole. */
export type NoticedPlace = { location: Location | null; forms: Awaited<ReturnType<typeof readNoticedForms>> }

/** Reads places of an organisation, each once; null where there is no such location, or it has no name yet. */
export function placesOf(
  tx: Queryable,
  reader: Reader,
): (locationIndex: number | null) => Promise<NoticedPlace | null> {
  const known = new Map<number | null, Promise<NoticedPlace | null>>()
  return (index) => {
    const found = known.get(index) ?? readPlace(tx, reader, index)
    known.set(index, found)
    return found
  }
}

async function readPlace(tx: Queryable, reader: Reader, locationIndex: number | null): Promise<NoticedPlace | null> {
  const forms = await readNoticedForms(tx, reader, locationIndex)
  if (locationIndex === null) return { location: null, forms }
  const listed = forms.find((form) => form.formType === locationsFormType)
  const location = locationsIn(listed?.fields)[locationIndex]
  return location && isInitialised(location) ? { location, forms } : null
}

/** The organisation, with the location where it is about one. */
export function whereOf(
  { language, organisationName: organisation }: Reader,
  { location }: Pick<NoticedPlace, 'location'>,
): string {
  if (location === null) return organisation
  return textFor(language, 'notifications/events')('where', { organisation, location: location.name })
}

/** A page of a task for people of the organisation; provider staff get the place as they see it. */
export const pageFor = ({ isAdmin, organisationId, staffPage }: Reader, index: number | null, page: string): string =>
  isAdmin ? staffPage(organisationId, index) : page
