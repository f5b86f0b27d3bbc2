import { expect, test } from 'vitest'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { shownValues } from '#app/roadmap/flow/page-loader.server.ts'
import { connectionDays, planDay } from '#app/roadmap/rules/planning/connection-day.ts'
import { quotation } from '../prepare-quotation/item.ts'
import { bedsTogether, wardsFilledIn } from './beds.ts'
import { basicInformation } from './item.ts'

const ward = (id: string, name: string, numberOfBeds: number) => ({ id, name, numberOfBeds, careStaffDay: 3 })
const blank = { id: '0000000f', name: '', type: '', numberOfBeds: 1, remarks: '', careStaffDay: null }

/** What the other tasks know of these wards. */
function known(stored: unknown) {
  const fieldsOf = (formType: string) => (formType === basicInformation.key ? stored : undefined)
  const sources = { locationIndex: 0, organisationName: 'De Zonnehof', locationName: 'Huis', fieldsOf, documents: [] }
  return gatherFacts(sources)(quotation).basicInformation
}

/** What the page of the wards shows in its form. */
function onPage(stored: unknown) {
  const schema = basicInformation.pageFields.wards
  if (!schema) throw new Error('There is no page of wards.')
  const { wards } = shownValues(basicInformation, schema, basicInformation.read(stored))
  return wards as Record<string, unknown>[]
}

test.each([
  ['two wards', [ward('00000001', 'Es', 12), ward('00000002', 'Eik', 9)], 2, 21, 2],
  ['one more row that is blank', [ward('00000001', 'Es', 12)], 3, 12, 1],
  ['a blank row that was stored', [ward('00000001', 'Es', 12), blank], 2, 12, 1],
  ['nothing but blank rows', [blank], 4, 0, 0],
  ['a row with beds and no name', [{ ...blank, numberOfBeds: 5 }], 1, 5, 1],
  ['a ward of one bed', [ward('00000001', 'Es', 1)], 1, 1, 1],
])('with %s every page counts the same beds and wards', (_what, wards, numberOfWards, beds, count) => {
  const stored = { wards, numberOfWards }
  const facts = known(stored)
  expect(bedsTogether(onPage(stored))).toBe(beds)
  expect(facts.numberOfBeds).toBe(beds)
  expect(wardsFilledIn(onPage(stored))).toHaveLength(count)
  expect(facts.wards).toHaveLength(count)
  expect(facts.wards.reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0)).toBe(beds)
  expect(planDay(facts.wards)).toHaveLength(count)
  expect(connectionDays(facts.numberOfBeds)).toBe(connectionDays(beds))
})

test('a field in which no number was typed counts for nothing', () => {
  expect(bedsTogether([{ id: '1', name: 'Es', numberOfBeds: 'twaalf' }])).toBe(0)
  expect(bedsTogether([{ id: '1', name: 'Es', numberOfBeds: '-4' }])).toBe(0)
})
