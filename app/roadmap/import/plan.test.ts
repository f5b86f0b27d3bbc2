import { dequal } from 'dequal/lite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRows } from './check.ts'
import { columns, emptyCells, type Cells, type Column } from './columns.ts'
import { aboutLocationItem } from './fields-of-row.ts'
import { fillPlace, plansOf, type PlacePlan } from './plan.ts'
import type { Choice } from './sheet.ts'

const known = [{ id: 'aaaaaaaa', name: 'Huis aan de Vecht' }]
const room = { locations: 100, wards: 200 }
const newId = (kind: 'location' | 'ward', line: number) =>
  `${kind === 'ward' ? 'e' : 'f'}${String(line).padStart(7, '0')}`

type Row = Partial<Cells> & { choice?: Choice }
function plansFor(rows: Row[], blanks: string[] = []): PlacePlan[] {
  const sheet = rows.map(({ choice = '', ...cells }, at) => ({
    ...{ line: at + 2, choice: choice as Choice },
    cells: { ...emptyCells(), ...cells },
  }))
  return plansOf(checkRows(sheet, { known, examples: [], room }), blanks, newId)
}
/** A location that is there, with what it says of itself, after these rows were put together with it. */
function merged(stored: object, ...[first, ...others]: [Row, ...Row[]]) {
  const [plan] = plansFor([{ ...first, choice: 'with:aaaaaaaa' }, ...others])
  if (!plan) throw new Error('There is no plan.')
  const before = aboutLocationItem.read(stored)
  return { before, plan, ...fillPlace(before, plan) }
}
const name = 'Huis a/d Vecht'
const ward = (id: string, of: object) => ({
  ...{ id, name: '', type: '', numberOfBeds: 1, remarks: '', careStaffDay: null, careStaffEvening: null },
  ...of,
})

test('new locations get the places that wait for a name first', () => {
  const plans = plansFor([{ name: 'Een' }, { name, choice: 'with:aaaaaaaa' }, { name: 'Twee' }], ['bbbbbbbb'])
  expect(plans.map(({ id, isNew }) => [id, isNew])).toEqual([
    ['bbbbbbbb', true],
    ['aaaaaaaa', false],
    ['f0000004', true],
  ])
})

test('what the rows of a location say is put together', () => {
  const [plan] = plansFor([
    { name: 'Hof', ward: 'Noord', beds: '3' },
    { city: 'Loenen', ward: 'Zuid', wardType: 'Open PG', beds: '4' },
  ])
  expect(plan).toMatchObject({
    values: { city: 'Loenen' },
    wards: [
      { id: 'e0000002', name: 'Noord', type: '', numberOfBeds: 3 },
      { id: 'e0000003', name: 'Zuid', type: 'Open PG', numberOfBeds: 4 },
    ],
  })
})

describe('a location that is there', () => {
  test('is filled in where it is empty', () => {
    const { fields, stays } = merged({ location: { city: 'Maarssen' } }, { name, address: 'Kade 1', city: 'maarssen' })
    expect(fields.location).toMatchObject({ address: 'Kade 1', city: 'Maarssen' })
    expect(stays).toEqual([])
  })

  test('keeps an address or a contact that is another one whole', () => {
    const stored = { location: { address: 'Dorpsplein 2' }, contact: { first_name: 'Ria', last_name: 'Bos' } }
    const row = {
      name,
      address: 'Kade 1',
      zipcode: '3601 AA',
      phone: '030',
      contactFirstName: 'Jan',
      contactPhone: '06',
    }
    const { fields, stays } = merged(stored, row)
    expect(fields.location).toMatchObject({ address: 'Dorpsplein 2', zipcode: '', phone: '030' })
    expect(fields.contact).toMatchObject({ first_name: 'Ria', phone: '' })
    expect(stays).toEqual(['address', 'zipcode', 'contactFirstName', 'contactPhone'])
  })

  test('gets further wards; those of the same name keep what they say', () => {
    const stored = { wards: [ward('11111111', { name: 'Zuid', numberOfBeds: 20 })], numberOfWards: 4 }
    const { fields, wardsStay } = merged(
      stored,
      { name, ward: 'zuid', wardType: 'Open PG', beds: '30' },
      { ward: 'Noord', beds: '12' },
    )
    expect(fields.wards).toEqual([
      ward('11111111', { name: 'Zuid', type: 'Open PG', numberOfBeds: 20 }),
      ward('e0000003', { name: 'Noord', numberOfBeds: 12 }),
    ])
    expect([fields.numberOfWards, wardsStay]).toEqual([4, ['zuid']])
  })

  test('gets beds of a ward without a name only where it has no wards', () => {
    const beds = { name, beds: '30' }
    expect(merged({}, beds).fields).toMatchObject({ wards: [{ name: '', numberOfBeds: 30 }], numberOfWards: 1 })
    const stored = { wards: [ward('11111111', { name: 'Zuid', numberOfBeds: 20 })] }
    expect(merged(stored, beds)).toMatchObject({ fields: stored, wardsStay: [''] })
  })

  test('two wards of one name that were both meant are both added', () => {
    const { fields } = merged({}, { name, ward: 'Zuid', beds: '1' }, { ward: 'Zuid', beds: '2', choice: 'again' })
    expect(fields.wards).toMatchObject([{ numberOfBeds: 1 }, { numberOfBeds: 2 }])
  })
})

test('whatever stands and comes: nothing that was typed is changed, and twice is as once', () => {
  const some = fc.constantFrom('', 'Kade 1', 'Dorpsplein 2')
  const sheetColumns = columns.filter((column) => column !== 'name' && column !== 'beds')
  const cells = fc.record(Object.fromEntries(sheetColumns.map((one) => [one, some])) as Record<Column, typeof some>)
  const group = (...names: string[]) => fc.record(Object.fromEntries(names.map((one) => [one, some])))
  const stored = fc.record({
    location: group('address', 'zipcode', 'city', 'phone'),
    contact: group('first_name', 'last_name', 'role', 'phone'),
    wards: fc.array(fc.record({ name: some, type: some, numberOfBeds: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 3,
    }),
  })
  fc.assert(
    fc.property(
      stored,
      cells,
      fc.array(fc.record({ ward: some, wardType: some }), { maxLength: 3 }),
      (of, row, more) => {
        const wards = of.wards.map((one, at) => ward(`1111111${at}`, one))
        const others = more.map((one) => ({ ...one, beds: '2', choice: 'again' as const }))
        const { before, plan, fields } = merged(
          { ...of, wards, numberOfWards: Math.max(1, wards.length) },
          { ...row, name, contactEmail: '', beds: '2' },
          ...others,
        )
        for (const [path, value] of leaves(before))
          if (value !== '' && path !== 'numberOfWards') {
            expect([path, leaves(fields).get(path)]).toEqual([path, value])
          }
        expect(Number(fields.numberOfWards)).toBeGreaterThanOrEqual(
          Array.isArray(fields.wards) ? fields.wards.length : 0,
        )
        expect(dequal(fillPlace(fields, plan).fields, fields)).toBe(true)
      },
    ),
  )
})

/** Every value by where it stands; rows keep their places. */
function leaves(value: unknown, at = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]])
  return new Map(Object.entries(value).flatMap(([key, one]) => [...leaves(one, at === '' ? key : `${at}.${key}`)]))
}
