import { expect, test } from 'vitest'
import { emptyCells, type Cells } from './columns.ts'
import { doubtsOf, isTotal, withoutDoubts } from './doubts.ts'

const cells = (some: Partial<Cells>): Cells => ({ ...emptyCells(), ...some })

test.each<[Partial<Cells>, Partial<Cells>]>([
  [{ phone: '305550101' }, { phone: '0305550101' }],
  [{ contactPhone: '612345678', phone: '030 555 0101' }, { contactPhone: '0612345678' }],
  [{ ward: '2026-01-03' }, { ward: '3-1' }],
  [{ ward: '3-jan' }, { ward: '3-1' }],
  [{ name: '12-okt', address: 'Kade 1' }, { name: '12-10' }],
  [{ ward: 'Den', beds: '12', phone: '3055501' }, {}],
  [{ ward: '3-abc', beds: '2026-01-03' }, {}],
])('%j', (typed, proposals) => {
  expect(Object.fromEntries(doubtsOf(cells(typed)).map(({ column, proposal }) => [column, proposal]))).toEqual(
    proposals,
  )
  expect(withoutDoubts(cells(typed))).toEqual(cells({ ...typed, ...proposals }))
})

test.each<[Partial<Cells>, boolean]>([
  [{ name: 'Totaal', beds: '26' }, true],
  [{ name: '', ward: 'TOTAL', beds: '26' }, true],
  [{ name: 'Subtotaal Utrecht' }, true],
  [{ name: 'Totaalzorg' }, false],
  [{ name: 'Huis', ward: 'Totaal' }, false],
])('%j has sums: %s', (typed, expected) => expect(isTotal(cells(typed))).toBe(expected))
