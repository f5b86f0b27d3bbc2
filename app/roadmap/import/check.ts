import { isSame, nameKey } from './alike.ts'
import { columns, placeColumns, type Column } from './columns.ts'
import { readRow, type RowValues } from './fields-of-row.ts'
import { groupRows, questionOfCells, saysWard, type Group, type NamedLocation, type Question } from './group-rows.ts'
import type { SheetRow } from './sheet.ts'

/** What is wrong with a cell: a text of the tasks, or one of our own. */
export type CellProblem = { of: 'task' | 'import'; key: string; values?: Record<string, string | number> }

/** Where a row stands: to be mended, to be looked at, good, or left out. */
export type Part = 'mend' | 'look' | 'good' | 'left'

export type CheckedRow = SheetRow & {
  part: Part
  values: RowValues
  problems: Partial<Record<Column, CellProblem>>
  question: Question | null
  /** The row that names its location, where that is another one; null where it names it itself, or nothing does. */
  goesOnWith: number | null
}

export type CheckedSheet = { rows: CheckedRow[]; groups: Group[] }

/** What rows are checked against. */
export type Surroundings = {
  known: readonly NamedLocation[]
  examples: readonly string[]
  /** How many locations can still be added, and how many wards a location has at most. */
  room: { locations: number; wards: number }
}

/** Checks every row of a sheet: each cell by the rules of its task, and the rows by each other and by what is there. */
export function checkRows(rows: readonly SheetRow[], { known, examples, room }: Surroundings): CheckedSheet {
  const { groups, left, homeless } = groupRows(rows, known, examples)
  const groupOf = new Map(groups.flatMap((group) => group.rows.map((row) => [row.line, group])))
  const others = new Map(groups.flatMap((group) => ofGroup(group, room.wards)))
  for (const { head } of groups.filter(({ target }) => !target).slice(room.locations)) {
    const found = others.get(head.line)
    if (found) found.problems.name = own('tooManyLocations', { most: room.locations })
  }
  const checked = rows.map((row): CheckedRow => {
    const { values, errors } = readRow(row.cells)
    const leftWith = left.get(row.line)
    const group = groupOf.get(row.line)
    const goesOn = group && group.head !== row ? group.head.line : null
    if (leftWith !== undefined) {
      const goesOnWith = leftWith === row.line ? null : leftWith
      return { ...row, values, part: 'left', problems: {}, question: null, goesOnWith }
    }
    const { problems = {}, question = null } = others.get(row.line) ?? {}
    const all: CheckedRow['problems'] = { ...problems, ...ofCells(row), ...ofTask(errors) }
    if (homeless.includes(row.line)) all.name = own('noLocation')
    const part = Object.keys(all).length > 0 ? 'mend' : question ? 'look' : 'good'
    return { ...row, values, part, problems: all, question, goesOnWith: goesOn }
  })
  return { rows: checked, groups }
}

const own = (key: string, values?: CellProblem['values']): CellProblem => ({ of: 'import', key, values })

const ofTask = (errors: ReturnType<typeof readRow>['errors']): CheckedRow['problems'] =>
  Object.fromEntries(Object.entries(errors).map(([column, error]) => [column, { of: 'task' as const, ...error }]))

/** A ward without a number would count for one bed, on which quotation and planning go by. */
const ofCells = (row: SheetRow): CheckedRow['problems'] =>
  saysWard(row) && row.cells.beds === '' ? { beds: own('noBeds') } : {}

type OfGroup = Pick<CheckedRow, 'problems' | 'question'>

/** What is wrong with, or asked of, the rows of a location because of each other. */
function ofGroup({ head, rows, question }: Group, mostWards: number): [number, OfGroup][] {
  const said: Partial<Record<Column, SheetRow>> = {}
  const wards = rows.filter(saysWard)
  return rows.map((row, at) => {
    const problems: OfGroup['problems'] = {}
    for (const column of placeColumns) {
      const before = said[column]
      if (row.cells[column] === '') continue
      if (!before) said[column] = row
      else if (!isSameText(before.cells[column], row.cells[column]))
        problems[column] = own('differs', { line: before.line, value: before.cells[column] })
    }
    if (wards.indexOf(row) >= mostWards) problems.ward = own('tooManyWards', { most: mostWards })
    const isAsked = row.choice === '' || row.choice === 'keep'
    const twin = isAsked ? rows.slice(0, at).find((one) => isSameWard(one, row)) : undefined
    const ward = twin ? ({ kind: 'ward', line: twin.line, name: row.cells.ward } as const) : null
    return [row.line, { problems, question: questionOfCells(row) ?? (row === head ? question : ward) }]
  })
}

const isSameText = (one: string, other: string): boolean =>
  one === other || (nameKey(one).plain !== '' && isSame(nameKey(one), nameKey(other)))

const isSameWard = (one: SheetRow, other: SheetRow): boolean =>
  isSame(nameKey(one.cells.ward), nameKey(other.cells.ward))

/** The columns in which something is wrong, in the order of the sheet. */
export const wrongColumns = ({ problems }: CheckedRow): Column[] => columns.filter((column) => problems[column])
