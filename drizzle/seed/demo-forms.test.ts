import { describe, expect, test } from 'vitest'
import { findItem } from '#app/roadmap/registry.ts'
import { changedFields } from '#app/roadmap/rules/changes.ts'
import { lindeForms } from './de-linde.ts'
import { rietkraagForms } from './de-rietkraag.ts'
import { zonnehofForms } from './de-zonnehof.ts'
import { tuesdayAfter, workdayBefore } from './demo-forms.ts'
import { changesIn, savesOf } from './demo-history.ts'
import { lindenForms } from './zorggroep-de-linden.ts'

test.each([
  ['2026-11-21', 0, '2026-11-24'],
  ['2026-11-24', 0, '2026-11-24'],
  ['2026-11-25', 1, '2026-12-08'],
  // Tuesday 27 April 2027 is King's Day.
  ['2027-04-20', 1, '2027-05-04'],
])('the Tuesday after %s and %i weeks is %s', (today, weeks, expected) => {
  const found = tuesdayAfter(Date.parse(`${today}T13:45:00Z`), weeks)
  expect(new Date(found).toISOString()).toBe(`${expected}T00:00:00.000Z`)
})

test.each([
  ['2026-11-23', 1, '2026-11-20'],
  ['2026-11-22', 0, '2026-11-20'],
  ['2026-11-23', 6, '2026-11-13'],
  ['2026-12-28', 1, '2026-12-24'],
])('the working day before %s, %i of them, is %s', (today, workdays, expected) => {
  expect(workdayBefore(Date.parse(`${today}T13:45:00Z`), workdays, 9).toISOString()).toBe(`${expected}T09:00:00.000Z`)
})

const today = Date.now()
const organisations = [
  ['De Zonnehof', zonnehofForms(today)],
  ['De Linde', lindeForms],
  ['De Rietkraag', rietkraagForms(today)],
  ['Zorggroep De Linden', lindenForms(today)],
] as const

describe.each(organisations)('%s', (_, forms) => {
  test('every form holds exactly the fields of its item, all of them valid, once for each place', () => {
    for (const { formType, locationIndex, fields } of forms) {
      const item = findItem(formType)
      expect([formType, item?.roadmap]).toEqual([formType, locationIndex === null ? 'organisation' : 'location'])
      expect([formType, item?.read(fields)]).toEqual([formType, fields])
    }
    const places = forms.map(({ formType, locationIndex }) => `${formType} ${locationIndex}`)
    expect(new Set(places).size).toBe(places.length)
  })

  test('its history leads to what is filled in', () => {
    for (const { formType, fields } of forms) {
      const item = findItem(formType)
      const known = item ? changedFields(item.fields, item.read(undefined), item.read(fields)) : []
      const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path)
      expect([formType, changesIn(fields).sort(byPath)]).toEqual([formType, [...known].sort(byPath)])
    }
  })

  test('its history lies on working days before today, each save after the one before', () => {
    const authors = ['Anna', 'Bo'].map((name) => ({ userId: null, name }))
    for (const [place, form] of forms.entries()) {
      const { changes, updatedAt } = savesOf(form, { today, authors, place, forms: forms.length })
      const days = [...changes.map(({ at }) => at), updatedAt]
      expect(days.map(Number)).toEqual(days.map(Number).toSorted((one, other) => one - other))
      expect(days.every((at) => at.getTime() < today && ![0, 6].includes(at.getUTCDay()))).toBe(true)
    }
  })
})

test('every row of a list has an id of its own', () => {
  const ids = [...JSON.stringify(organisations).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  expect(ids.every((id) => /^[0-9a-f]{8}$/.test(id ?? ''))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
