import { fold } from '#app/platform/i18n/fold.ts'

/** What stands before or behind a name without being part of it, folded. */
const titles = new Set([
  'mr',
  'dr',
  'drs',
  'ir',
  'ing',
  'prof',
  'dhr',
  'mevr',
  'mw',
  'bc',
  'ba',
  'bsc',
  'llb',
  'llm',
  'ma',
  'msc',
])

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.has(word))

/**
 * Whether two names can be those of one person as people write them: without titles, capitals and accents, with the family name
 * first, or with an initial in the place of a first name.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length !== others.length || words.length === 0) return false
  if ([...words].sort().join(' ') === [...others].sort().join(' ')) return true
  return words.every((word, at) => {
    const that = others[at] ?? ''
    const isInitial = at < words.length - 1 && (word.length === 1 || that.length === 1)
    return word === that || (isInitial && word.charAt(0) === that.charAt(0))
  })
}
