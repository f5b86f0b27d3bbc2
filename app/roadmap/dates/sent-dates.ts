import { dayOf, parseDay } from '#app/platform/i18n/dates.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import type { KeyDate } from '../rules/item.ts'
import { chosenField, shownField } from './dates-on-page.ts'

/** The days in the fields of a page, by the name of the field: `date`, `dates[0].date`. */
export type DaysByName = ReadonlyMap<string, number | null>

const isDateName = (name: string, { field }: KeyDate): boolean =>
  name === field || (name.startsWith(`${field}[`) && name.endsWith('].date'))

/**
 * A day can be typed or chosen from the month. Where both are sent and differ, what the reader changed counts: the typed
 * day where it is another one than the page was made with, else the chosen one.
 */
export function settleDates(form: FormData, keyDate: KeyDate): void {
  for (const name of new Set([...form.keys()].filter((key) => isDateName(key, keyDate)))) {
    const shown = form.get(shownField(name))
    if (typeof shown !== 'string') continue
    const [typed = '', ...rest] = form.getAll(name).filter((value) => typeof value === 'string')
    const time = keyDate.is === 'meetings' ? rest.splice(0, 1) : []
    // A page that was open before an update sends the chosen day under the name of the field.
    const chosen = form.get(chosenField(name)) ?? rest.at(-1)
    const isChosen = typeof chosen === 'string' && (typed === shown || (typed === '' && chosen !== shown))
    form.delete(name)
    for (const value of [isChosen ? chosen : typed, ...time]) form.append(name, value)
  }
}

/** The days that a form holds; null for what is no date. */
export const daysIn = (form: FormData, keyDate: KeyDate): DaysByName =>
  new Map(
    [...new Set([...form.keys()].filter((key) => isDateName(key, keyDate)))].map((name) => {
      const [day] = form.getAll(name)
      return [name, typeof day === 'string' ? dayTyped(day) : null]
    }),
  )

/** As it was typed, or as a page is filled with what is stored: with more digits than that it is no date at all. */
const dayTyped = (text: string): number | null => (/^-?\d{8,13}$/.test(text) ? dayOf(Number(text)) : parseDay(text))

/** The days that are stored, under the names that their fields have on the page. */
export function storedDays(stored: Fields, { field, is }: KeyDate): DaysByName {
  const value = stored[field]
  if (is !== 'meetings') return new Map([[field, typeof value === 'number' ? value : null]])
  const rows = Array.isArray(value) ? value.filter(isFields) : []
  const days = rows.map(({ date }, n): [string, number | null] => [
    `${field}[${n}].date`,
    typeof date === 'number' ? dayOf(date) : null,
  ])
  return new Map(days.length > 0 ? days : [[`${field}[0].date`, null]])
}
