import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { columns, type Column } from './columns.ts'

/** What the template calls the columns in a language. */
export function headsFor(language: Language): Record<Column, string> {
  const t = textFor(language, 'roadmap/import')
  return Object.fromEntries(columns.map((column) => [column, t(`columns.${column}`)])) as Record<Column, string>
}

/** The same in all languages: a sheet may be in any of them. */
export const headNames = (): Record<Column, string>[] => languages.map(headsFor)

/** The locations that the template has as examples, in all languages. */
export const exampleNames = (): string[] =>
  languages.flatMap((language) => {
    const t = textFor(language, 'roadmap/import')
    return [t('template.examples.one'), t('template.examples.two')]
  })
