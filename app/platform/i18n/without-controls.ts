/**
 * Text as it can be stored, and stand in a page, file or message of ours: whole characters, line ends as \n, and no other
 * control characters; PostgreSQL takes no NUL, XML and calendars none at all. Marks that turn the direction of writing
 * round are left out: they would turn what stands behind the text too. Joiners stay, as parts of words and emoji.
 */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?:(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069])+/gu, '')
