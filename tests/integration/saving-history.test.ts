// @module-tag properties
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { basicInformation } from '#app/roadmap/location/basic-info/item.ts'
import { applyChanges } from '#app/roadmap/rules/changes.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const item = basicInformation
const word = fc.constantFrom('', 'a', 'é', '"\\', '日本', '{}', 'null')
const rowId = fc.constantFrom('aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3')
const person = fc.record({ first_name: word, last_name: word, role: word })
const ward = fc.record({
  ...{ id: rowId, name: word, type: word, remarks: word, numberOfBeds: fc.integer({ min: 1, max: 3 }) },
  ...{ careStaffDay: fc.option(fc.integer({ min: 0, max: 2 })), careStaffEvening: fc.constant(null) },
})

/** What somebody makes of a part of the form. */
const edit = fc.record(
  {
    manager: person,
    residents: fc.option(fc.integer({ min: 0, max: 9 })),
    wards: fc.uniqueArray(ward, { selector: ({ id }) => id, maxLength: 3 }),
    numberOfWards: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: [] },
)
/** Who edits, how many versions the page they look at is old, and what they make of it. */
const edits = fc.array(
  fc.record({ who: fc.nat({ max: 1 }), age: fc.nat({ max: 3 }), edit }, { requiredKeys: ['who', 'age', 'edit'] }),
  { minLength: 1, maxLength: 8 },
)

test('whatever two people do, the history replays to the form, forwards and backwards', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      const first = await addOrganisation(['Huis'])
      const people = [first, await addColleague(first)]
      const versions: Fields[] = [item.read(undefined)]
      for (const { who, age, edit: part } of steps) {
        const version = Math.max(0, versions.length - 1 - age)
        const result = await save(people[who] ?? first, {
          ...{ item, locationIndex: 0, locationId: null, version, origin: { way: 'page', path: '/test' } },
          change: (rendered) => {
            // A page that is older than others' saves is made again as it was.
            expect(sorted(rendered)).toEqual(sorted(versions[version]))
            return { ...rendered, ...part }
          },
        })
        if (result.outcome !== 'saved') throw new Error(result.outcome)
        const stored = item.read((await storedForm(portal, first, item.key))?.fields)
        if (result.changed > 0) versions.push(stored)
        expect(result.version).toBe(versions.length - 1)
        expect(sorted(stored)).toEqual(sorted(versions.at(-1)))
      }
      const history = await historyOf(portal, first, item.key)
      versions.forEach((fields, version) => {
        const until = history.filter((change) => change.version <= version)
        expect(sorted(applyChanges(item.read(undefined), until))).toEqual(sorted(fields))
      })
      const [form] = (await readForms(first, 0)).filter(({ formType }) => formType === item.key)
      expect(form?.version ?? 0).toBe(versions.length - 1)
    }),
    { numRuns: 60 },
  )
})

/** A row that comes back stands at the end of its list: the order of rows says nothing. */
function sorted(fields: Fields | undefined): Fields {
  const rows = fields?.wards
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
  return { ...fields, wards: Array.isArray(rows) ? rows.toSorted(byId) : rows }
}
