import { formatWeekday, formatWeekdayMonth, inputDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { itemTitle } from '../flow/words.server.ts'
import { findItem } from '../registry.ts'
import type { Entry } from './entry.ts'

/** What kind of value a reason has under a name: a calendar date, an instant, or the key of a task. */
const kinds: Readonly<Record<string, 'day' | 'moment' | 'task'>> = {
  ...{
    day: 'day',
    sent: 'day',
    reminded: 'day',
    meeting: 'day',
    connectionDay: 'day',
    earliest: 'day',
    forecast: 'day',
  },
  ...{ at: 'moment', task: 'task', first: 'task' },
}

/** Why an entry is there, as a sentence in the reader's language. */
export function reasonWords({ reason }: Pick<Entry, 'reason'>, language: Language): string {
  // Advice may be about a year; the rest is of these weeks.
  const formatDate = reason.key.startsWith('advice.') ? formatWeekday : formatWeekdayMonth
  const values = Object.entries(reason.values).map(([name, value]) => [
    name,
    inWords(name, value, language, formatDate),
  ])
  return anyTextFor(language, 'roadmap/attention')(reason.key, Object.fromEntries(values))
}

/** That somebody was reminded of it, and when; '' if nobody was. */
export const remindedWords = ({ reason }: Pick<Entry, 'reason'>, language: Language): string =>
  reason.values.reminded === undefined ? '' : reasonWords({ reason: { ...reason, key: 'reminded' } }, language)

/** The values of a reason as programs read them: a calendar date and an instant by ISO 8601. */
export const reasonValues = ({ reason }: Pick<Entry, 'reason'>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(reason.values).map(([name, value]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : null
      if (typeof value !== 'number') return [name, value]
      return [name, kind === 'day' ? inputDay(value) : kind === 'moment' ? new Date(value).toISOString() : value]
    }),
  )

function inWords(
  name: string,
  value: string | number,
  language: Language,
  formatDate: typeof formatWeekday,
): string | number {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : null
  if (kind === 'day' && typeof value === 'number') return formatDate(value, language)
  if (kind === 'moment' && typeof value === 'number') return formatMoment(value, language)
  const item = kind === 'task' ? findItem(String(value)) : undefined
  return item ? itemTitle(item, language) : value
}
