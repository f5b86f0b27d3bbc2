import { isAlike, isSame, nameKey, type NameKey } from './alike.ts'
import { isOfWard, columns } from './columns.ts'
import { doubtsOf, isTotal, type Doubt } from './doubts.ts'
import type { SheetRow } from './sheet.ts'

/** A location that is there, with the name that it has. */
export type NamedLocation = { id: string; name: string }

/**
 * What is asked about a row: is it that location, that row, that ward of the same location, or the example of our own file?
 * Or did a spreadsheet program change what was typed in its cells?
 */
export type Question =
  | { kind: 'known'; id: string; name: string }
  | { kind: 'row'; line: number; name: string }
  | { kind: 'ward'; line: number; name: string }
  | { kind: 'example' }
  | { kind: 'cells'; doubts: Doubt[] }

/** The rows of one location. */
export type Group = {
  /** The row that names it. */
  head: SheetRow
  /** The location that is there and that it is put together with; null for a new one. */
  target: NamedLocation | null
  question: Question | null
  rows: SheetRow[]
}

/** Rows by the location that they are about. */
export type GroupedRows = {
  groups: Group[]
  /** Rows that were left out, and those that went on with one of them, with the line of that one. */
  left: Map<number, number>
  /** Lines that name no location, with none above them. */
  homeless: number[]
}

/**
 * Puts rows together that are about one location: a row without a name goes on with the one above it; the same name once
 * more, with a ward, is a further ward of it. Where it is not sure, the row gets a question.
 * @param known the named locations of the organisation
 * @param examples the names of locations that our own file has as examples
 */
export function groupRows(
  rows: readonly SheetRow[],
  known: readonly NamedLocation[],
  examples: readonly string[],
): GroupedRows {
  const groups: (Group & { key: NameKey })[] = []
  const [left, homeless] = [new Map<number, number>(), [] as number[]]
  const knownKeys = known.map((location) => ({ location, key: nameKey(location.name) }))
  const exampleKeys = examples.map(nameKey)
  let above: Group | { leftAt: number } | null = null
  for (const row of rows) {
    const { name } = row.cells
    if (row.choice === 'leave') {
      left.set(row.line, row.line)
      if (name !== '' && !isTotal(row.cells)) above = { leftAt: row.line }
    } else if (name !== '') {
      above = placeOf(row)
    } else if (above === null) {
      homeless.push(row.line)
    } else if ('leftAt' in above) {
      left.set(row.line, above.leftAt)
    } else {
      above.rows.push(row)
    }
  }
  return { groups, left, homeless }

  /** The group of a row with a name: an earlier one that it goes on with, or one of its own. */
  function placeOf(row: SheetRow): Group {
    const key = nameKey(row.cells.name)
    const { choice } = row
    const chosen = choice.startsWith('row:') ? groups.find(({ head }) => `row:${head.line}` === choice) : undefined
    const twin = groups.find((one) => isSame(one.key, key)) ?? groups.find((one) => isAlike(one.key, key))
    const isFurther = twin && isSame(twin.key, key) && saysWard(row) && isSameTown(twin.head, row)
    const isApart = choice === 'new' || choice.startsWith('with:')
    const joined = chosen ?? (isFurther && !isApart ? twin : undefined)
    if (joined) {
      joined.rows.push(row)
      return joined
    }
    const target = known.find(({ id }) => choice === `with:${id}`) ?? null
    const question = target || choice === 'new' ? null : questionOf(key, twin)
    const group = { key, head: row, target, question, rows: [row] }
    groups.push(group)
    return group
  }

  function questionOf(key: NameKey, twin: Group | undefined): Question | null {
    if (twin) return { kind: 'row', line: twin.head.line, name: twin.head.cells.name }
    if (exampleKeys.some((example) => isSame(example, key))) return { kind: 'example' }
    const there = knownKeys.find((one) => isSame(one.key, key)) ?? knownKeys.find((one) => isAlike(one.key, key))
    return there ? { kind: 'known', id: there.location.id, name: there.location.name } : null
  }
}

/** What is to be looked at in the cells of a row, unless something was chosen for it. */
export function questionOfCells({ choice, cells }: SheetRow): Question | null {
  const doubts = choice === '' ? doubtsOf(cells) : []
  return doubts.length > 0 ? { kind: 'cells', doubts } : null
}

/** Whether a row says anything of a ward. */
export const saysWard = ({ cells }: SheetRow): boolean =>
  columns.some((column) => isOfWard(column) && cells[column] !== '')

const isSameTown = (one: SheetRow, other: SheetRow): boolean =>
  one.cells.city === '' || other.cells.city === '' || isSame(nameKey(one.cells.city), nameKey(other.cells.city))
