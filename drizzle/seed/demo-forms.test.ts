import { expect, test } from 'vitest'
import { findItem } from '#app/roadmap/registry.ts'
import { lindeForms } from './de-linde.ts'
import { zonnehofForms } from './de-zonnehof.ts'
import { tuesdayAfter } from './demo-forms.ts'

test.each([
  ['2026-11-21', 0, '2026-11-24'],
  ['2026-11-24', 0, '2026-11-24'],
  ['2026-11-25', 1, '2026-12-08'],
])('the Tuesday after %s and %i weeks is %s', (today, weeks, expected) => {
  const found = tuesdayAfter(Date.parse(`${today}T13:45:00Z`), weeks)
  expect(new Date(found).toISOString()).toBe(`${expected}T00:00:00.000Z`)
})

const forms = [...zonnehofForms(Date.now()), ...lindeForms]

test.each(forms.map((form) => [form.formType, form.locationIndex, form] as const))(
  '%s of location %s holds exactly the fields of its item, all of them valid',
  (formType, locationIndex, { fields }) => {
    const item = findItem(formType)
    expect(item?.roadmap).toBe(locationIndex === null ? 'organisation' : 'location')
    expect(item?.read(fields)).toEqual(fields)
  },
)

test('every row of a list has an id of its own', () => {
  const text = JSON.stringify(forms)
  const ids = [...text.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  expect(ids.every((id) => /^[0-9a-f]{8}$/.test(id ?? ''))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
