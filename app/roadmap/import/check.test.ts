import { describe, expect, test } from 'vitest'
import { checkRows, type CheckedSheet } from './check.ts'
import { emptyCells, type Cells } from './columns.ts'
import type { Choice, SheetRow } from './sheet.ts'

const known = [
  { id: 'aaaaaaaa', name: 'Huis aan de Vecht' },
  { id: 'bbbbbbbb', name: 'De Wilgenhof' },
]
const surroundings = { known, examples: ['Voorbeeld: Huis'], room: { locations: 2, wards: 3 } }

/** Rows from line 2 on, each with its cells and what was chosen for it. */
const check = (...rows: (Partial<Cells> & { choice?: Choice })[]): CheckedSheet => {
  const sheet = rows.map(({ choice = '', ...cells }, at): SheetRow => ({
    line: at + 2,
    choice,
    cells: { ...emptyCells(), ...cells },
  }))
  return checkRows(sheet, surroundings)
}
const partsOf = ({ rows }: CheckedSheet) => rows.map(({ part }) => part)
const linesOf = ({ groups }: CheckedSheet) => groups.map(({ rows }) => rows.map(({ line }) => line))

describe('which rows are about one location', () => {
  test('a row without a name goes on with the one above it', () => {
    const sheet = check({ name: 'Parkzicht', ward: 'Noord', beds: '3' }, { ward: 'Zuid', beds: '4' }, { name: 'Hof' })
    expect([partsOf(sheet), linesOf(sheet)]).toEqual([
      ['good', 'good', 'good'],
      [[2, 3], [4]],
    ])
    expect(sheet.rows.map(({ goesOnWith }) => goesOnWith)).toEqual([null, 2, null])
  })

  test('the same name once more with a ward is a further ward of it, also where others stand between', () => {
    const sheet = check(
      { name: 'Parkzicht', city: 'Loenen', ward: 'Noord', beds: '3' },
      { name: 'Hof' },
      { name: 'PARKZICHT', ward: 'Zuid', beds: '4' },
    )
    expect([partsOf(sheet), linesOf(sheet)]).toEqual([
      ['good', 'good', 'good'],
      [[2, 4], [3]],
    ])
  })

  test.each([
    ['without a ward', { name: 'Parkzicht' }],
    ['in another town', { name: 'Parkzicht', city: 'Utrecht', ward: 'Zuid', beds: '4' }],
    ['by nearly the same name', { name: 'Parkzcht', ward: 'Zuid', beds: '4' }],
  ])('the same name once more %s asks', (_, twin) => {
    const first = { name: 'Parkzicht', city: 'Loenen', ward: 'Noord', beds: '3' }
    const sheet = check(first, twin)
    expect(sheet.rows[1]).toMatchObject({ part: 'look', question: { kind: 'row', line: 2, name: 'Parkzicht' } })
    expect(linesOf(check(first, { ...twin, choice: 'new' }))).toEqual([[2], [3]])
    expect(linesOf(check({ ...first, city: '' }, { ...twin, choice: 'row:2' }))).toEqual([[2, 3]])
    expect(linesOf(check(first, { ...twin, choice: 'leave' }))).toEqual([[2]])
  })

  test('what goes on with a row that is left out is left out too', () => {
    const sheet = check({ name: 'Parkzicht' }, { name: 'Hof', choice: 'leave' }, { ward: 'Zuid', beds: '1' })
    expect([partsOf(sheet), linesOf(sheet)]).toEqual([['good', 'left', 'left'], [[2]]])
    expect(sheet.rows[2]?.goesOnWith).toBe(3)
  })

  test('a first row without a name belongs nowhere', () => {
    expect(check({ ward: 'Zuid', beds: '1' }).rows[0]?.problems).toMatchObject({ name: { key: 'noLocation' } })
  })
})

describe('what is there already', () => {
  test('is asked about, and put together or not', () => {
    const asked = { name: 'Huis a/d Vecht' }
    expect(check(asked).rows[0]).toMatchObject({ part: 'look', question: { kind: 'known', id: 'aaaaaaaa' } })
    expect(check({ ...asked, choice: 'with:aaaaaaaa' }).groups[0]?.target).toEqual(known[0])
    expect(check({ ...asked, choice: 'new' }).groups[0]?.target).toBeNull()
  })

  test('is asked about again where it has gone', () => {
    expect(partsOf(check({ name: 'Huis a/d Vecht', choice: 'with:cccccccc' }))).toEqual(['look'])
  })

  test('the examples of our own file are asked about', () => {
    expect(check({ name: 'Voorbeeld: Huis' }).rows[0]?.question).toEqual({ kind: 'example' })
  })
})

describe('what has to be mended', () => {
  const problemsOf = (...rows: Parameters<typeof check>) => check(...rows).rows.at(-1)?.problems

  test.each([
    ['beds', 'dertig', { of: 'task', key: 'invalid.number' }],
    ['beds', '0', { of: 'task', key: 'invalid.tooLittle', values: { least: 1 } }],
    ['contactEmail', 'jan@example', { of: 'task', key: 'invalid.email' }],
    ['name', 'x'.repeat(201), { of: 'task', key: 'invalid.tooLong', values: { most: 200 } }],
    ['phone', '0'.repeat(41), { of: 'task', key: 'invalid.tooLong', values: { most: 40 } }],
  ])('%s %s, by the rules of its task', (column, value, expected) => {
    expect(problemsOf({ name: 'Hof', [column]: value })).toEqual({ [column]: expected })
  })

  test('a ward without a number of beds', () => {
    expect(problemsOf({ name: 'Hof', ward: 'Zuid' })).toEqual({ beds: { of: 'import', key: 'noBeds' } })
  })

  test('rows of one location that say different things of it', () => {
    const first = { name: 'Hof', city: 'Loenen', contactFirstName: 'Els', ward: 'Noord', beds: '1' }
    const said = { line: 2, value: 'Els' }
    expect(problemsOf(first, { contactFirstName: 'Jan', city: 'LOENEN', ward: 'Zuid', beds: '2' })).toEqual({
      contactFirstName: { of: 'import', key: 'differs', values: said },
    })
  })

  test('more wards than a location has, and more locations than there is room for', () => {
    const wards = ['A', 'B', 'C', 'D'].map((ward) => ({ ward, beds: '1' }))
    expect(problemsOf({ name: 'Hof' }, ...wards)).toMatchObject({ ward: { key: 'tooManyWards' } })
    expect(problemsOf({ name: 'Een' }, { name: 'Twee' }, { name: 'Drie' })).toMatchObject({
      name: { key: 'tooManyLocations' },
    })
  })
})

test('the same ward twice is asked about', () => {
  const ward = { name: 'Hof', ward: 'Zuid', beds: '1' }
  expect(check(ward, ward).rows[1]).toMatchObject({ part: 'look', question: { kind: 'ward', line: 2 } })
  expect(partsOf(check(ward, { ...ward, choice: 'again' }))).toEqual(['good', 'good'])
  expect(partsOf(check(ward, { ...ward, choice: 'leave' }))).toEqual(['good', 'left'])
})
