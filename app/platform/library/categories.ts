import { languages, type Language } from '#app/platform/i18n/languages.ts'

/** Under which headings documents are handed out, in the order shown. */
export const libraryCategories = ['general', 'added-value', 'study', 'ict'] as const
export type LibraryCategory = (typeof libraryCategories)[number]

/** The category of this name; null where there is none. */
export const categoryOf = (name: string | null): LibraryCategory | null =>
  libraryCategories.find((category) => category === name) ?? null

/** The language with this code; null where there is none. */
export const languageOf = (code: string | null): Language | null =>
  languages.find((language) => language === code) ?? null
