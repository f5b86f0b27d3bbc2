/** From how many letters on a word may be found in spite of a mistake. */
const leastLetters = 4
/** Letters at its end that a word may be typed without, beside the mistake: "Lynden" is found by "linde". */
const ending = 1

const chars = (word: string): string[] => Array.from(word)

/** A word with each of its letters left open. */
const opened = (letters: readonly string[]): string[] => letters.map((_, at) => letters.with(at, '*').join(''))

/** Digits say which house or number is meant, where one of them differs it is another. */
const mayBeMistaken = (word: string): boolean => !/\p{N}/u.test(word)

/** What of a word is kept so that it is found with one mistake in it: itself, and itself with any one letter left open. */
export function spellingsOf(word: string): string[] {
  const letters = chars(word)
  if (!mayBeMistaken(word) || letters.length < leastLetters) return []
  const shorter = letters.length - ending >= leastLetters ? letters.slice(0, -ending) : []
  return [...new Set([letters, shorter].flatMap((one) => (one.length > 0 ? [one.join(''), ...opened(one)] : [])))]
}

/**
 * What a word as it was typed has in common with the spellings of the right one, where it has one mistake: a wrong letter, one
 * missing, one too many, or two neighbours swapped. Nothing else has any of it.
 */
export function mistakesOf(word: string): string[] {
  const letters = chars(word)
  if (!mayBeMistaken(word) || letters.length < leastLetters - 1) return []
  const missing = [...letters, ''].map((_, at) => letters.toSpliced(at, 0, '*').join(''))
  const tooMany = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const swapped = letters.slice(1).map((next, at) =>
    letters
      .with(at, next)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  )
  return [...new Set([...opened(letters), ...missing, ...tooMany, ...swapped])].filter(
    (one) => chars(one).length >= leastLetters,
  )
}

/**
 * Tells whether words are one that was typed with a mistake in it.
 * @param typed as it was typed
 */
export function likenessTo(typed: string): (word: string) => boolean {
  const mistakes = new Set(mistakesOf(typed))
  return (word) => spellingsOf(word).some((one) => mistakes.has(one))
}
