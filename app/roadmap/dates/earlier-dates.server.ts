import { dayOf, formatDayMonth, formatWeekday } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readHistory } from '#app/persistence/forms/history.server.ts'
import type { Route } from '../flow/route.server.ts'
import { isFields } from '../rules/fields.ts'
import type { Item, KeyDate } from '../rules/item.ts'
import type { DatesAround } from './dates-on-page.ts'
import { storedDays } from './sent-dates.ts'

/** How many changes are looked through, and how many moves of them are told; the rest is on the page of changes. */
const [looked, told] = [30, 3]

/** What a page that asks for a date shows whatever is chosen: how the date moved before. One query where it is stored. */
export async function datesAround(
  route: Route,
  item: Item,
  keyDate: KeyDate,
  language: Language,
): Promise<DatesAround> {
  const locationIndex = route.location?.index ?? null
  const stored = route.forms.get(item.key)
  const isSet = [...storedDays(item.read(stored?.fields), keyDate).values()].some((day) => day !== null)
  const changes = stored ? await readHistory(route.member, { formType: item.key, locationIndex }, null, looked) : []
  const t = textFor(language, 'roadmap/dates')
  const words = (value: unknown): string | null => {
    const at = isFields(value) ? value.date : value
    if (typeof at !== 'number') return null
    return keyDate.is === 'meetings' ? formatMoment(at, language) : formatWeekday(at, language)
  }
  const isOfDate = (path: string) =>
    keyDate.is === 'meetings' ? path.startsWith(`${keyDate.field}[`) : path === keyDate.field
  const earlier = changes.flatMap((change) => {
    const [from, to] = [words(change.from), words(change.to)]
    if (!isOfDate(change.path) || from === null) return []
    const who = { by: change.by, day: formatDayMonth(dayOf(change.at.getTime()), language) }
    const said = to === null ? t('earlier.cleared', { from, ...who }) : t('earlier.line', { from, to, ...who })
    return [{ words: said, reason: change.reason && t('earlier.because', { reason: change.reason }) }]
  })
  return {
    reason: isSet ? keyDate.reason : null,
    earlier: earlier.slice(0, told),
  }
}
