export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** Dutch is what everybody gets who did not choose otherwise. */
export const defaultLanguage: Language = 'nl'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)
