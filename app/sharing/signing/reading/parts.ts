import { plainLine, plainText } from '#app/roadmap/letters/plain-text.ts'
import type { Block } from '#app/roadmap/letters/letter.ts'

/** A page of a document as it is shown: a picture, and what its text layer says, line by line. */
export type ShownPage = { number: number; width: number; height: number; lines: string[] }

/** A part of what is signed. `name` is that of the hand-out it belongs to, `title` what that is called. */
export type DocumentPart = { name: string; title: string } & (
  | { kind: 'text'; headings: string[]; blocks: readonly Block[] }
  | { kind: 'pages'; pages: ShownPage[]; of: number }
  /** No PDF, or one that cannot be shown in a browser: it is there as a file. */
  | { kind: 'file' }
  /** Not there any more: another document has taken its place. */
  | { kind: 'gone' }
)

/** With the summary before them: about ten in all. */
export const mostParts = 9

/** Characters below which a section shares its part with the next one. */
const shortest = 600

/**
 * Cuts a letter into parts before its headings. Sections that are short stand together; where there would be more parts than may be,
 * the shortest neighbours do too.
 * @param most parts, at least one
 */
export function cutText(blocks: readonly Block[], most: number): Block[][] {
  const parts: Block[][] = []
  for (const section of sectionsOf(blocks)) {
    const last = parts.at(-1)
    if (last && lengthOf(last) < shortest) last.push(...section)
    else parts.push(section)
  }
  const last = parts.at(-1)
  if (last && parts.length > 1 && lengthOf(last) < shortest) joinAt(parts, parts.length - 2)
  while (parts.length > Math.max(1, most)) joinAt(parts, shortestPair(parts))
  return parts
}

function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    const section = sections.at(-1)
    if (section && block.kind !== 'heading') section.push(block)
    else sections.push([block])
  }
  return sections
}

const joinAt = (parts: Block[][], at: number): void =>
  void parts.splice(at, 2, [...(parts[at] ?? []), ...(parts[at + 1] ?? [])])

function shortestPair(parts: readonly Block[][]): number {
  const pairs = parts.slice(1).map((part, at) => lengthOf(part) + lengthOf(parts[at] ?? []))
  return pairs.indexOf(Math.min(...pairs))
}

/** How long a text is to read, in characters. */
export const lengthOf = (blocks: readonly Block[]): number => plainText({ blocks }).length

/**
 * What the sections of a part are called, in a narrow column: without what stands in brackets behind it, such as a legal term
 * that is longer than the column.
 */
export const headingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [plainLine(block.text).replace(/ \([^()]*\)$/, '')] : []))

/** Cuts pages into as many groups of neighbours as may be, each of the same size but the last one. */
export function cutPages<Page>(pages: readonly Page[], most: number): Page[][] {
  const size = Math.max(1, Math.ceil(pages.length / Math.max(1, most)))
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, n) => pages.slice(n * size, (n + 1) * size))
}

const charactersAMinute = 1000
const minutesOfPicture = 2

/** About how many minutes it takes to read these parts. */
export function minutesOf(parts: readonly DocumentPart[]): number {
  const minutes = parts.reduce((sum, part) => sum + minutesOfPart(part), 0)
  return Math.max(1, Math.round(minutes))
}

function minutesOfPart(part: DocumentPart): number {
  if (part.kind === 'text') return lengthOf(part.blocks) / charactersAMinute
  if (part.kind !== 'pages') return minutesOfPicture
  return part.pages.reduce(
    (sum, { lines }) => sum + (lines.length > 0 ? lines.join().length / charactersAMinute : minutesOfPicture),
    0,
  )
}
