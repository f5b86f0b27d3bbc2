import { fold } from '#app/platform/i18n/fold.ts'

/** Words that people write, shorten or leave out. */
const small = new Set(
  'de het een aan den der van voor op in bij te ter ten en t s a d vd ad the a an of at on and locatie location'.split(
    ' ',
  ),
)

/** A name as it is compared: without capitals, accents and signs, and of that the words that matter. */
export type NameKey = { plain: string; core: string }

/** What a name is compared by. */
export function nameKey(name: string): NameKey {
  const plain = fold(name)
  const words = plain.split(' ')
  const left = words.filter((word) => !small.has(word))
  return { plain, core: (left.length > 0 ? left : words).join('') }
}

/** Whether two names are the same but for capitals, accents and signs. */
export const isSame = (one: NameKey, other: NameKey): boolean => one.plain !== '' && one.plain === other.plain

/**
 * Whether two names may well mean the same: but for small words and what is shortened, and in a long word but for one
 * letter. Digits say which house is meant: where one of them differs it is another.
 */
export function isAlike({ core: one }: NameKey, { core: other }: NameKey): boolean {
  if (one === '' || other === '') return false
  if (one === other) return true
  if (Math.min(one.length, other.length) < leastLetters || digits(one) !== digits(other)) return false
  return isOneLetterOff(Array.from(one), Array.from(other))
}

/** From how many letters on a name may have a mistake in it. */
const leastLetters = 6

const digits = (name: string): string => name.replace(/\P{N}/gu, '')

/** Whether one letter was changed, left out, put in, or swapped with its neighbour. */
function isOneLetterOff(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return rest(short, at + 1) === rest(long, at + 1) || (isSwapped && rest(short, at + 2) === rest(long, at + 2))
}
