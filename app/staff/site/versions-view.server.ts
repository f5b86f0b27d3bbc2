import { formatMoment } from '#app/platform/i18n/moments.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { TextVersion } from '#app/persistence/forms/text-versions.server.ts'
import type { SiteField, TypedValues } from './forms.ts'

/** A version as it is told: who had written it and when, and what each field said. */
export type VersionView = { version: number; at: string; by: string; lines: { name: string; value: string }[] }

/**
 * What a text said before, in words.
 * @param inForm what a stored version is in its form
 */
export function versionViews(
  versions: readonly TextVersion[],
  fields: readonly SiteField[],
  inForm: (said: unknown) => TypedValues,
  language: Language,
): VersionView[] {
  const t = textFor(language, 'staff/site')
  return versions.map(({ version, said, at, byName }) => {
    const values = inForm(said)
    const lines = fields.flatMap(({ name, look }) => {
      const value = values[name] ?? ''
      const words = look === 'section' || look === 'kind' ? optionWords(value, language) : value
      return value === '' ? [] : [{ name: t(`fields.${name}`), value: words }]
    })
    return { version, at: formatMoment(at.getTime(), language), by: byName, lines }
  })
}

/** What a section or kind is called. */
export function optionWords(value: string, language: Language): string {
  const t = anyTextFor(language, 'staff/site')
  const found = [`sections.${value}`, `kinds.${value}`].find((key) => t(key) !== key)
  return found ? t(found) : value
}
