import type { Block } from '#app/roadmap/letters/letter.ts'
import type { ShownItem, Snapshot } from '../snapshot.ts'
import { namesOfParts, textOfBlock } from './sections.ts'

/** One thing that differs between two snapshots: an answer, a paragraph of a letter, or a document. */
export type Difference = {
  kind: 'added' | 'removed' | 'changed'
  itemKey: string
  /** Of a part of the later snapshot; where it was removed, of the earlier one. */
  path: string
  label: string
  /** In words; '' where nothing was filled in, or where there was nothing. */
  before: string
  after: string
}

type Found = Omit<Difference, 'itemKey' | 'label'>

/** What differs in what two snapshots say, in the order of the later one. Alike where nothing is told of. */
export function compareSnapshots(before: Snapshot, after: Snapshot): Difference[] {
  const [was, is] = [namesOfParts(before), namesOfParts(after)]
  const keys = new Set([...after.items, ...before.items].map(({ key }) => key))
  return [...keys].flatMap((itemKey) => {
    const [one, other] = [before, after].map(({ items }) => items.find(({ key }) => key === itemKey))
    const found = [...compareAnswers(one, other), ...compareHandOuts(one, other)]
    return found.map(({ kind, path, before, after }) => {
      const label = (kind === 'removed' ? was : is)(itemKey, path) ?? other?.title ?? one?.title ?? ''
      return { kind, itemKey, path, label, before, after }
    })
  })
}

function compareAnswers(before: ShownItem | undefined, after: ShownItem | undefined): Found[] {
  const [was, is] = [answersIn(before), answersIn(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path): Found[] => {
    const [one, other] = [was.get(path), is.get(path)]
    if (!one) return [{ kind: 'added', path, before: '', after: other?.value ?? '' }]
    if (!other) return [{ kind: 'removed', path, before: one.value ?? '', after: '' }]
    if (one.value !== other.value) return [{ kind: 'changed', path, before: one.value ?? '', after: other.value ?? '' }]
    return one.label === other.label ? [] : [{ kind: 'changed', path, before: one.label, after: other.label }]
  })
}

const answersIn = (item: ShownItem | undefined) =>
  new Map(item?.groups.flatMap(({ answers }) => answers.map((answer) => [answer.name, answer] as const)))

function compareHandOuts(before: ShownItem | undefined, after: ShownItem | undefined): Found[] {
  const names = new Set([...(after?.handOuts ?? []), ...(before?.handOuts ?? [])].map(({ name }) => name))
  return [...names].flatMap((name) => {
    const [one, other] = [before, after].map((item) => item?.handOuts.find((handOut) => handOut.name === name))
    return [...compareDocuments(`letter:${name}`, one, other), ...compareBlocks(name, blocksIn(one), blocksIn(other))]
  })
}

type HandOut = ShownItem['handOuts'][number]
const blocksIn = (handOut: HandOut | undefined): readonly Block[] => handOut?.letter?.blocks ?? []

/** A letter that makes way for a document, or the other way round, is told of as that document. */
function compareDocuments(path: string, one: HandOut | undefined, other: HandOut | undefined): Found[] {
  const [was, is] = [one?.document ?? null, other?.document ?? null]
  if (was?.sha256 === is?.sha256 && was?.title === is?.title) return []
  const kind = was && is ? 'changed' : is ? 'added' : 'removed'
  return [{ kind, path, before: was?.title ?? '', after: is?.title ?? '' }]
}

/** Paragraphs have no names: what stays the same in the same order is matched, and what stands between is compared. */
function compareBlocks(name: string, before: readonly Block[], after: readonly Block[]): Found[] {
  const [was, is] = [before.map(textOfBlock), after.map(textOfBlock)]
  const found: Found[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...commonOf(was, is), [was.length, is.length] as const]) {
    for (let n = 0; n < Math.max(nextI - i, nextJ - j); n++) {
      const [one, other] = [was.slice(i, nextI)[n], is.slice(j, nextJ)[n]]
      found.push(compareTexts(name, { one, other, at: (other === undefined ? i : j) + n }))
    }
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return found
}

function compareTexts(name: string, texts: { one?: string; other?: string; at: number }): Found {
  const { one, other, at } = texts
  const path = `letter:${name}:${at}`
  if (one === undefined) return { kind: 'added', path, before: '', after: other ?? '' }
  if (other === undefined) return { kind: 'removed', path, before: one, after: '' }
  return { kind: 'changed', path, ...differingLines(one, other) }
}

/** Of a list or a table only the lines that differ. */
function differingLines(one: string, other: string): { before: string; after: string } {
  const [was, is] = [one.split('\n'), other.split('\n')]
  const before = was.filter((line) => !is.includes(line)).join('\n')
  const after = is.filter((line) => !was.includes(line)).join('\n')
  return before === '' && after === '' ? { before: one, after: other } : { before, after }
}

/** The positions of the longest sequence of texts that both have. */
function commonOf(was: readonly string[], is: readonly string[]): (readonly [number, number])[] {
  const width = is.length + 1
  const lengths = new Uint16Array((was.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      const length = was[i] === is[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
      lengths[i * width + j] = length
    }
  }
  const common: (readonly [number, number])[] = []
  for (let [i, j] = [0, 0]; i < was.length && j < is.length;) {
    if (was[i] === is[j]) common.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return common
}
