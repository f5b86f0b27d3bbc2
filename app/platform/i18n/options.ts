import type { InitOptions } from 'i18next'

/**
 * How i18next is set up on the server. There is no fallback language: a test sees to it that both languages have every
 * text, so that a browser need not load a second one.
 */
export const i18nOptions = {
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions

/** The namespace of a file of texts, by its path from the project's folder: its folder below app/, 'common' for our own. */
export function namespaceOf(path: string): string {
  const folder = path.replace(/^\/app\//, '').replace(/\/(nl|en)\.ts$/, '')
  return folder === 'platform/i18n' ? 'common' : folder
}
