import { formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { LocationChoices } from '#app/platform/frame/location-switcher.tsx'
import type { PlaceProgress } from '../attention/place-progress.ts'
import { cardAddress } from './addresses.ts'
import type { Place } from './route.server.ts'
import type { Surroundings } from './surroundings.server.ts'

/** From how many locations on they can be searched. */
const searchedFrom = 10

/**
 * The locations beside the one of a page, to switch to.
 * @param addressOf where a location with a name leads to; its route card unless something else is said
 * @returns null where there is no other location
 */
export function locationChoices(
  { location, locations, organisationName }: Pick<Place, 'location' | 'locations' | 'organisationName'>,
  { places }: Pick<Surroundings, 'places'>,
  language: Language,
  addressOf: (index: number) => string = (index) => cardAddress('location', index),
): LocationChoices | null {
  const isAlone = locations.length === 1 && location !== null
  if (isAlone || locations.length === 0) return null
  const t = textFor(language, 'roadmap/flow')
  const toRow = ({ locationIndex, name, connectionDay, completed, total, lateCount }: PlaceProgress) => {
    const index = locationIndex ?? 0
    const day = connectionDay === null ? t('places.noDay') : formatWeekdayMonth(connectionDay, language)
    return {
      href: name === '' ? cardAddress('location', index) : addressOf(index),
      name: name || t('places.unnamed', { number: index + 1 }),
      note: name === '' ? t('places.noName') : `${day} · ${t('places.completed', { completed, total })}`,
      late: lateCount > 0 ? t('places.late', { count: lateCount }) : null,
      isHere: index === location?.index,
    }
  }
  const rows = places.map(toRow)
  return {
    here: rows.find(({ isHere }) => isHere)?.name ?? null,
    heading: t('places.heading', { name: organisationName }),
    rows,
    all: rows.length < locations.length ? t('places.all', { count: locations.length }) : t('places.overview'),
    isSearched: locations.length >= searchedFrom,
  }
}
