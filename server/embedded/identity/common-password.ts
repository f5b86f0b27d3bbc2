import { dictionary } from '@zxcvbn-ts/language-common'

/** What people here take that is not in the list, which is of all the world. */
const dutch = ['inloggen', 'zomer', 'herfst', 'winter', 'lente', 'zorg']
const product = ['routekaart', 'roadmap']

const common = new Set([...dictionary['passwords-common'], ...dutch])

/**
 * Whether a password is one that is tried first: one of those that leak most often, in whatever capitals, also repeated,
 * with digits and signs at its end, or with the name of the product or of who chooses it.
 */
export function isCommonPassword(password: string, { email, name }: { email: string; name: string }): boolean {
  const small = password.normalize('NFKC').toLowerCase()
  const plain = small.replace(/[^\p{L}\p{N}]/gu, '')
  if (common.has(small) || common.has(plain)) return true
  const rest = without(plain, [...product, ...wordsIn(email), ...wordsIn(name)])
  const core = rest.replace(/(?<!\d)\d+$/, '')
  if (rest !== plain && core.length < 4) return true
  const again = repeatedIn(core)
  return common.has(core) || common.has(again) || (again !== core && again.length < 4)
}

/** The longest first: of `anna` nothing is to be left of `annabel`. */
function without(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  return longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** What a text is made of where it is the same over and over; else the text: it is found again in two of it at its second start. */
const repeatedIn = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))
