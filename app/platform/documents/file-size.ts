import type { Language } from '#app/platform/i18n/languages.ts'

const units = ['kB', 'MB', 'GB'] as const

/**
 * The size of a file in words: '340 kB', '1,2 MB' (in English '1.2 MB').
 * @param bytes not negative
 */
export function formatSize(bytes: number, language: Language): string {
  const power = bytes < 1024 * 1000 ? 1 : bytes < 1024 ** 2 * 1000 ? 2 : 3
  const amount = Math.max(bytes / 1024 ** power, power === 1 ? 1 : 0)
  const digits = power === 1 || amount >= 100 ? 0 : 1
  const text = amount.toFixed(digits).replace(/\.0$/, '')
  return `${language === 'nl' ? text.replace('.', ',') : text} ${units[power - 1]}`
}
