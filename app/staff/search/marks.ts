import { foldLetter } from '#app/platform/i18n/fold.ts'
import { likenessTo } from './spellings.ts'

/** A piece of a text, and whether it is what was looked for. */
export type Piece = { text: string; isFound: boolean }

type Letter = { folded: string; from: number; to: number }

/** The letters of a text as they are compared, each with where it stands in the text. */
function lettersOf(text: string): Letter[] {
  let from = 0
  return Array.from(text).flatMap((letter) => {
    const at = { from, to: from + letter.length }
    from = at.to
    return foldLetter(letter)
      .split('')
      .map((folded) => ({ folded, ...at }))
  })
}

/**
 * Cuts a text into what was looked for and what stands around it.
 * @param isMistaken whether words count that are what was looked for with a mistake in it
 */
export function marked(text: string, words: readonly string[], isMistaken = false): Piece[] {
  const isFound = Array.from({ length: text.length }, () => false)
  const letters = lettersOf(text)
  const tight = letters.filter(({ folded }) => folded !== ' ')
  for (const word of words) {
    // Numbers are written in groups, and with or without the land.
    const inGroups = /\d/.test(word) ? [word, word.replace(/^0(?=\d{6})/, '')] : []
    const here = rangesOf(word, letters)
    const found = [here, ...inGroups.map((one) => rangesOf(one, tight))].find((ranges) => ranges.length > 0)
    for (const { from, to } of found ?? (isMistaken ? mistaken(word, letters) : [])) isFound.fill(true, from, to)
  }
  return piecesOf(text, isFound)
}

type Range = { from: number; to: number }

function rangesOf(word: string, letters: readonly Letter[]): Range[] {
  const folded = letters.map((one) => one.folded).join('')
  const ranges: Range[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    ranges.push({ from: letters[at]?.from ?? 0, to: letters[at + word.length - 1]?.to ?? 0 })
  }
  return ranges
}

/** The words of a text that are this one with a mistake in it. */
function mistaken(word: string, letters: readonly Letter[]): Range[] {
  const folded = letters.map((one) => one.folded).join('')
  const isLike = likenessTo(word)
  return [...folded.matchAll(/[^ ]+/g)].flatMap(({ 0: other, index }) =>
    isLike(other) ? [{ from: letters[index]?.from ?? 0, to: letters[index + other.length - 1]?.to ?? 0 }] : [],
  )
}

function piecesOf(text: string, isFound: readonly boolean[]): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1)
    const found = isFound[at] ?? false
    if (last?.isFound === found) last.text += text[at] ?? ''
    else pieces.push({ text: text[at] ?? '', isFound: found })
  }
  return pieces
}
