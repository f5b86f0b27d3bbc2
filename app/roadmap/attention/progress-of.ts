import { keyDates } from '../flow/key-dates.ts'
import { cardItems, countCompleted, routeCard } from '../flow/route-card.ts'
import type { KnownPlace } from './known-place.ts'
import type { PlaceProgress } from './place-progress.ts'

/**
 * How far a place is.
 * @param _today calendar date
 */
export function progressOf(known: KnownPlace, _today: number): PlaceProgress {
  const { location, organisationName, fieldsOf, documents } = known
  const locationIndex = location?.index ?? null
  const sections = routeCard(location ? 'location' : 'organisation', {
    ...{ locationIndex, organisationName, locationName: location?.name ?? '', fieldsOf, documents },
  })
  const items = cardItems(sections)
  const due = items.flatMap(({ dueOn }) => (dueOn === null ? [] : [dueOn]))
  return {
    locationIndex,
    name: location?.name ?? organisationName,
    city: '',
    ...countCompleted(sections),
    states: items.map(({ state }) => state),
    categories: sections.flatMap(({ number: section, categories }) =>
      categories.map(({ number, key, completed, total }) => ({ section, number, key, completed, total })),
    ),
    ...keyDates(fieldsOf),
    nextDue: due.length > 0 ? Math.min(...due) : null,
    lateCount: 0,
    forecast: null,
    entries: [],
  }
}
