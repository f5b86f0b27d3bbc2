import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { PlaceProgress } from '../attention/place-progress.ts'
import type { Reading } from './entry-words.server.ts'

/** When the next location is connected, in a sentence; null where no day is known. */
export function connectWords(
  places: readonly PlaceProgress[],
  first: number | null,
  { today, language }: Pick<Reading, 'today' | 'language'>,
): string | null {
  if (first === null) return null
  const t = textFor(language, 'roadmap/home')
  const count = workingDaysBetween(today, first)
  const place = places.find(({ connectionDay, name }) => connectionDay === first && name !== '')
  if (!place) return first <= today ? t('connect.firstToday') : t('connect.first', { count })
  const { name, isDefinitive } = place
  if (first <= today) return t(isDefinitive ? 'connect.today' : 'connect.expectedToday', { name })
  return t(isDefinitive ? 'connect.in' : 'connect.expected', { name, count })
}
