import type { Language } from '#app/platform/i18n/languages.ts'
import { formatClock } from '#app/platform/i18n/moments.ts'
import type { Option } from '#app/ui/input.tsx'

/**
 * The hours of a day, to choose from.
 * @param words puts the time of a clock in words: '8.00 uur'
 */
export const hourOptions = (language: Language, words: (clock: string) => string): Option[] =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: words(formatClock(hour * 60, language)) }))
