import type { Block, Line } from '#app/roadmap/letters/letter.ts'
import type { ShownItem, Snapshot } from '../snapshot.ts'

type Shown = ShownItem['groups'][number]['answers'][number]

/** One thing a comment can be about: an answer, or a paragraph of a letter. */
export type Part = {
  itemKey: string
  /** The name of the field, or `letter:<name>:<block>`; `letter:<name>` is a document in the place of a letter. */
  path: string
  /** What it is called where it is named apart from the page: of a paragraph its first words. */
  label: string
}

/** What belongs together on the page and has one place for comments. */
export type Section = {
  /** Tells the sections of one snapshot apart, and stays the same however often the snapshot is taken apart. */
  id: string
  itemKey: string
  title: string | null
  parts: Part[]
} & (
  | { kind: 'answers'; answers: Shown[] }
  | { kind: 'letter'; name: string; letterTitle: string | null; blocks: readonly Block[] }
  | { kind: 'document'; name: string }
)

/** The sections of all that was shown, in the order of the page; a letter has one for each of its headings. */
export const sectionsOf = ({ items }: Snapshot): Section[] => items.flatMap(sectionsOfItem)

/** The same of one task. */
export function sectionsOfItem(item: ShownItem): Section[] {
  const { key: itemKey, groups, handOuts } = item
  const answers = groups.map(({ legend, answers }, n): Section => ({
    id: `${itemKey}-${n}`,
    kind: 'answers',
    itemKey,
    title: legend,
    answers,
    parts: answers.map(({ name, label }) => ({ itemKey, path: name, label: legend ? `${label} (${legend})` : label })),
  }))
  return [...answers, ...handOuts.flatMap((handOut) => sectionsOfHandOut(itemKey, handOut))]
}

function sectionsOfHandOut(itemKey: string, { name, letter, document }: ShownItem['handOuts'][number]): Section[] {
  const id = `${itemKey}-${name}`
  if (document) {
    const part = { itemKey, path: `letter:${name}`, label: document.title }
    return [{ id, kind: 'document', itemKey, name, title: document.title, parts: [part] }]
  }
  if (!letter) return []
  const sections: Section[] = []
  for (const [n, block] of letter.blocks.entries()) {
    const part = { itemKey, path: `letter:${name}:${n}`, label: opening(namedBy(block)) }
    const last = sections.at(-1)
    if (last?.kind === 'letter' && block.kind !== 'heading') {
      last.blocks = [...last.blocks, block]
      last.parts.push(part)
      continue
    }
    const isFirst = sections.length === 0
    sections.push({
      id: `${id}-${n}`,
      kind: 'letter',
      itemKey,
      name,
      letterTitle: isFirst ? letter.title : null,
      title: block.kind === 'heading' ? textOfBlock(block) : letter.title,
      blocks: [block],
      parts: [part],
    })
  }
  return sections
}

/** Sections that stand on one sheet: those of one letter, or all answers. */
export function sheetsOf(sections: readonly Section[]): Section[][] {
  const sheets: Section[][] = []
  for (const section of sections) {
    const last = sheets.at(-1)
    if (last?.[0] && sheetOf(last[0]) === sheetOf(section)) last.push(section)
    else sheets.push([section])
  }
  return sheets
}

const sheetOf = (section: Section): string =>
  section.kind === 'answers' ? `${section.itemKey} answers` : `${section.itemKey} ${section.kind} ${section.name}`

/** The words of a part of a letter: a line for each line it has. */
export function textOfBlock(block: Block): string {
  if (block.kind === 'list') return block.items.map(textOf).join('\n')
  if (block.kind === 'table') return block.rows.map(({ name, value }) => `${name}: ${textOf(value)}`).join('\n')
  return textOf(block.text)
}

const textOf = (line: Line): string => line.map(({ text }) => text).join('')

/** A table is known by the names of its rows. */
const namedBy = (block: Block): string =>
  block.kind === 'table' ? block.rows.map(({ name }) => name).join(', ') : textOfBlock(block)

const longestOpening = 60

/** The first words of a text, cut between words. */
function opening(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestOpening) return line
  return `${line.slice(0, longestOpening + 1).replace(/\s\S*$/, '')}…`
}

/** What a part is called, by its task and path; null where the snapshot has no such part. */
export function namesOfParts(snapshot: Snapshot): (itemKey: string, path: string) => string | null {
  const names = new Map(sectionsOf(snapshot).flatMap(({ parts }) => parts.map((part) => [keyOf(part), part.label])))
  return (itemKey, path) => names.get(keyOf({ itemKey, path })) ?? null
}

/** A part as a key of a map. */
export const keyOf = ({ itemKey, path }: Pick<Part, 'itemKey' | 'path'>): string => `${itemKey} ${path}`
