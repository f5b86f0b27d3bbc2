import type { Language } from '#app/platform/i18n/languages.ts'

/** The kinds of security a network may have for the bed sensors to join it. */
export const networkTypes = ['WPA2-PSK', 'WPA2-Enterprise', 'WPA3-PSK'] as const

/** The kinds as part of a sentence: 'WPA2-PSK, WPA2-Enterprise of WPA3-PSK'. */
export const networkTypesInWords = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(networkTypes)
