import type { Location } from '#app/roadmap/flow/locations.ts'
import { isInitialised } from '#app/roadmap/flow/locations.ts'
import type { PlaceProgress } from '#app/roadmap/attention/place-progress.ts'
import { placeView, type InTime } from '#app/roadmap/screens/overview/place-view.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { locationAddress, seenCardAddress } from '../addresses.ts'

const week = 7 * 86_400_000

/** Locations as rows of the page, each with how far it is; `locations` is the whole list of the organisation. */
export function locationRows(
  places: readonly PlaceProgress[],
  locations: readonly Location[],
  { id, today, language }: { id: string; today: number; language: Language },
) {
  const say = textFor(language, 'staff/organisations')
  return places.flatMap((place) => {
    const location = place.locationIndex === null ? undefined : locations[place.locationIndex]
    if (!location) return []
    const { day, stops, line, completed, total, inTime, next } = placeView(place, today, language)
    const number = location.index + 1
    return {
      id: location.id,
      name: location.name || say('one.unnamed', { number }),
      city: place.city,
      isInitialised: isInitialised(location),
      href: locationAddress(id, location.id),
      card: seenCardAddress(id, location.index),
      ...{ day, stops, line, completed, total, isLate: inTime === 'late' },
      next: nextWords(next, inTime, language),
      ...expected(place, language),
    }
  })
}

function nextWords(task: string, inTime: InTime, language: Language): string {
  const t = textFor(language, 'staff/organisations/account')
  if (inTime === 'passed') return t('overview.passed')
  if (inTime !== 'late') return task
  return task === '' ? t('overview.onlyLate') : t('overview.late', { task })
}

/** By how many weeks, begun ones counted, a forecast is later than the connection day; both are calendar dates. */
export const weeksLate = (forecast: number, day: number): number => Math.ceil((forecast - day) / week)

/** Whether all may be done by the connection day, and what that rests on, in words. */
function expected(place: PlaceProgress, language: Language) {
  const { forecast, isForecastFromHistory, connectionDay, isConnected, completed, total } = place
  const t = textFor(language, 'staff/organisations/account')
  if (isConnected) return { expected: t('overview.connected'), isExpectedLate: false }
  if (completed === total) return { expected: t('overview.done'), isExpectedLate: false }
  if (forecast === null || connectionDay === null) return { expected: t('overview.unknown'), isExpectedLate: false }
  const say = textFor(language, 'staff/board')
  const rests = say(isForecastFromHistory ? 'rests.history' : 'rests.own')
  const isExpectedLate = forecast > connectionDay
  const count = weeksLate(forecast, connectionDay)
  const words = isExpectedLate ? t('overview.weeksLater', { count }) : t('overview.onTime')
  return { expected: `${words}, ${rests}`, isExpectedLate }
}
