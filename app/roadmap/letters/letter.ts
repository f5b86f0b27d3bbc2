import type { Language } from '#app/platform/i18n/languages.ts'
import type { TextValues } from '#app/platform/i18n/text.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'

/**
 * A piece of a line. A gap stands where the data says nothing yet, and looks so wherever the letter is drawn; on a page it
 * leads to where it is filled in, where that is known.
 */
export type Piece = { text: string; isGap: boolean; href?: string }
export type Line = readonly Piece[]

/** A value with its name. A line without pieces is room to write on with a pen. */
export type Row = {
  name: string
  value: Line
  /** On a poster the number that is called, large enough to be read from afar. */
  isNumber?: boolean
}

export type Block =
  | { kind: 'heading'; text: Line }
  | { kind: 'paragraph'; text: Line }
  /** `isFramed`: what a reader should see who reads nothing else. */
  | { kind: 'list'; items: readonly Line[]; isFramed?: true }
  /**
   * What is known, each with its name; `about` says of what, for who cannot see the table. Where the values are times,
   * they stand first.
   */
  | { kind: 'table'; about: string; rows: readonly Row[]; areTimes?: true }

/** What stands above a letter that goes out by post, in an envelope with a window. */
export type Letterhead = {
  /** Who sends it. */
  from: readonly Line[]
  /** Where it goes back to, above the address and small. */
  returnTo: Line
  to: readonly Line[]
  /** The date and the subject; a letter shows the title as its subject. */
  date: { name: string; value: string }
  subject: string
  /** At the foot of each page. */
  foot: string
  /** The logo of the organisation as a page shows it, where it has one. */
  logo?: { src: string; alt: string; width: number; height: number }
}

/** What a hand-out is on paper, where that is more than text: a letter to be posted, or a poster for a wall. */
export type Sheet = { kind: 'post'; head: Letterhead } | { kind: 'poster' }

/** Whatever is handed out on paper: made from the data, drawn as a page and as a file for a word processor. */
export type Letter = {
  title: string
  /** Without extension. */
  fileName: string
  blocks: readonly Block[]
  sheet?: Sheet
}

export const heading = (text: Line): Block => ({ kind: 'heading', text })
export const paragraph = (text: Line): Block => ({ kind: 'paragraph', text })

type Values = Record<string, string | number | null>

/** Where something is filled in: the key of a task, its page, and the field on it. */
export type Place = { item: string; page: string; field: string }

/** What a letter is written with: the words of one item in one language. `Key` is `TextKey<typeof nl>`. */
export type Writer<Key extends string = string> = {
  language: Language
  /** A text of the item as a line; values that are empty or null become gaps, which lead to the places of their names. */
  say: (key: Key, values?: Values, places?: Record<string, Place>) => Line
  /** The same as plain text, for names and titles; what is empty or null is left out. */
  name: (key: Key, values?: Values) => string
  /** A line that is nothing but a value; a gap where it is empty or null. */
  value: (value: string | number | null, place?: Place) => Line
}

// Neither texts nor stored values can hold it: PostgreSQL refuses it.
const gapMark = /\0(\w*)\0/
const markOf = (name: string) => `\0${name}\0`

/**
 * The writer of one item's letters.
 * @param t the item's texts
 * @param gap what stands in the place of a value that is still to be filled in
 * @param addressOf where that is filled in; left out where nobody follows a link
 */
export function letterWriter<Key extends string>(
  language: Language,
  t: (key: Key, values?: TextValues) => string,
  gap: string,
  addressOf?: (place: Place) => string,
): Writer<Key> {
  const gapAt = (place?: Place): Piece =>
    place && addressOf ? { text: gap, isGap: true, href: addressOf(place) } : { text: gap, isGap: true }
  /** Every second part is the name of what is missing. */
  const toLine = (text: string, places: Record<string, Place> = {}): Line =>
    text
      .split(gapMark)
      .map((part, n) => (n % 2 === 1 ? gapAt(places[part]) : { text: part, isGap: false }))
      .filter((piece) => piece.text !== '')
  return {
    language,
    say: (key, values, places) => toLine(t(key, values && textsOf(values, markOf)), places),
    name: (key, values) => t(key, values && textsOf(values, () => '')).trim(),
    value: (value, place) => toLine(textOf(value, markOf('value')), place && { value: place }),
  }
}

/** Without the marks that turn the direction of writing round: they would turn the rest of the sentence too. */
const textOf = (value: string | number | null, empty: string): string =>
  trimmed(String(value ?? '').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')) || empty

/** A number stays a number: `count` chooses the plural. */
const textsOf = (values: Values, empty: (name: string) => string): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : textOf(value, empty(name)),
    ]),
  )

/** True where something in the letter is still to be filled in. */
export const hasGaps = ({ blocks, sheet }: Letter): boolean =>
  [...blocks.flatMap(linesOf), ...(sheet?.kind === 'post' ? [...sheet.head.from, ...sheet.head.to] : [])].some((line) =>
    line.some(({ isGap }) => isGap),
  )

function linesOf(block: Block): readonly Line[] {
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.map(({ value }) => value) : [block.text]
}
