import { fold } from '#app/platform/i18n/fold.ts'

/** Words that people write, shorten or leave out. */
const small = new Set(
  'de het een aan den der van voor op in bij te ter ten en t s a d vd ad the a an of at on and locatie location'.split(
    ' ',
  ),
)

/** A name as it is compared: without capitals, accents and signs, and of that the words that matter, their letters and digits. */
export type NameKey = { plain: string; core: string; letters: readonly string[]; digits: string }

/** What a name is compared by: every name of a list with every other one, so that all of it is worked out once. */
export function nameKey(name: string): NameKey {
  const plain = fold(name)
  const words = plain.split(' ')
  const left = words.filter((word) => !small.has(word))
  const core = (left.length > 0 ? left : words).join('')
  return { plain, core, letters: Array.from(core), digits: core.replace(/\P{N}/gu, '') }
}

/** Whether two names are the same but for capitals, accents and signs. */
export const isSame = (one: NameKey, other: NameKey): boolean => one.plain !== '' && one.plain === other.plain

/**
 * Whether two names may well mean the same: but for small words and what is shortened, and in a long word but for one
 * letter. Digits say which house is meant: where one of them differs it is another.
 */
export function isAlike(one: NameKey, other: NameKey): boolean {
  if (one.core === '' || other.core === '') return false
  if (one.core === other.core) return true
  if (Math.min(one.core.length, other.core.length) < leastLetters || one.digits !== other.digits) return false
  return isOneLetterOff(one.letters, other.letters)
}

/** From how many letters on a name may have a mistake in it. */
const leastLetters = 6

/** Whether one letter was changed, left out, put in, or swapped with its neighbour. */
function isOneLetterOff(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const isSameFrom = (ofShort: number, ofLong: number) =>
    short.length - ofShort === long.length - ofLong &&
    short.every((letter, place) => place < ofShort || letter === long[place - ofShort + ofLong])
  if (short.length < long.length) return isSameFrom(at, at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSameFrom(at + 1, at + 1) || (isSwapped && isSameFrom(at + 2, at + 2))
}
