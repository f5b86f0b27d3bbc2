import { dictionary } from '@zxcvbn-ts/language-nl-be'

/**
 * So many forms of words count as known: those that film subtitles have most often, which is how people talk. With
 * their inflections and compounds that is about what somebody knows who reads at B1 level.
 */
const commonForms = 10_000

const endings = [
  '',
  's',
  "'s",
  'e',
  'en',
  'n',
  't',
  'te',
  'ten',
  'd',
  'de',
  'den',
  'r',
  'er',
  'ers',
  'ste',
  'st',
].concat(['end', 'ende', 'je', 'jes', 'tje', 'tjes'])
/** Short words that stand before others: inloggen, nakijken, opslaan. */
const particles = new Set(['aan', 'af', 'in', 'na', 'om', 'op', 'toe', 'uit'])

const fold = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")

/** What a word without its ending may be in a dictionary: bedd and bed, nam and naam, briev and brief, vink and vinken. */
function stemsOf(rest: string): string[] {
  return [rest, `${rest}en`, `${rest}e`]
    .concat(/([^aeiou])\1$/.test(rest) ? rest.slice(0, -1) : [])
    .concat(rest.replace(/([^aeiou])([aeou])([^aeiou])$/, '$1$2$2$3'))
    .concat(rest.replace(/v$/, 'f').replace(/z$/, 's'))
}

/**
 * A measure of Dutch words.
 * @param more words that count as known beside the common ones, with their inflections and compounds
 * @returns which parts of a text are neither common words, nor inflections, nor compounds of them
 */
export function hardWords(more: Iterable<string>): (text: string) => string[] {
  const known = new Set([...dictionary.commonWords.slice(0, commonForms), ...more].map(fold))
  const isOne = (word: string): boolean =>
    endings.some((ending) => {
      const rest = word.slice(0, word.length - ending.length)
      if (!word.endsWith(ending) || (ending !== '' && rest.length < 3)) return false
      return ending === '' ? known.has(word) : stemsOf(rest).some((stem) => known.has(stem))
    }) ||
    (/^ge.{2,}[td]$/.test(word) && stemsOf(word.slice(2, -1)).some((stem) => known.has(stem)))
  const looked = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const found = looked.get(word)
    if (found !== undefined) return found
    const cuts = Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => at + 2)
    const isMade = (at: number) => {
      const [start, rest] = [word.slice(0, at), word.slice(at)]
      if (at === 2 ? !particles.has(start) : !isOne(start)) return false
      return rest.length > 2 && (isKnown(rest) || (/^s.{3}/.test(rest) && isKnown(rest.slice(1))))
    }
    const is = isOne(word) || cuts.some(isMade)
    looked.set(word, is)
    return is
  }
  return (text) => {
    const words = text.match(/\p{L}[\p{L}'’]+/gu) ?? []
    return words.map((word) => fold(word).replace(/'$/, '')).filter((word) => !isKnown(word))
  }
}
