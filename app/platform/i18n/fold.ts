/** Letters that stay whole where accents are taken off. */
const spelledOut = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', ı: 'i' }),
)

/** A letter as it is compared: without accent or case; '' for an accent alone or an apostrophe, a space for whatever is no letter. */
export function foldLetter(letter: string): string {
  if (/['’‘`´]/.test(letter)) return ''
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return Array.from(bare, (one) => spelledOut.get(one) ?? (/[\p{L}\p{N}]/u.test(one) ? one : ' ')).join('')
}

/** A text as it is compared: words in small letters without accents, one space between them. */
export const fold = (text: string): string => Array.from(text, foldLetter).join('').trim().replace(/ +/g, ' ')
