import { trimmed } from '#app/platform/i18n/trimmed.ts'

/**
 * Text as it can be kept and shown: PostgreSQL takes no NUL and UTF-8 no half characters; a mark that turns the direction
 * round would turn a whole page. '' where nothing shows.
 */
export const clean = (value: string): string =>
  trimmed(
    value
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ''),
  )

/** The same on one line. */
export const cleanLine = (value: string): string => clean(value).replace(/\s+/g, ' ')
