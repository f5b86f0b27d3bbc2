/** Letters that stay whole where accents are taken off. */
const spelledOut = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', ı: 'i' }),
)

/** Letters that were folded before: to take accents off costs a hundred times what it costs to look one up. */
const folded = new Map<string, string>()
/** Far more than the languages of our readers have. */
const mostFolded = 5000

/** A letter as it is compared: without accent or case; '' for an accent alone or an apostrophe, a space for whatever is no letter. */
export function foldLetter(letter: string): string {
  const known = folded.get(letter)
  if (known !== undefined) return known
  const found = foldNew(letter)
  if (folded.size < mostFolded) folded.set(letter, found)
  return found
}

function foldNew(letter: string): string {
  if (/['’‘`´]/.test(letter)) return ''
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return Array.from(bare, (one) => spelledOut.get(one) ?? (/[\p{L}\p{N}]/u.test(one) ? one : ' ')).join('')
}

/** A text as it is compared: words in small letters without accents, one space between them. */
export const fold = (text: string): string => Array.from(text, foldLetter).join('').trim().replace(/ +/g, ' ')
