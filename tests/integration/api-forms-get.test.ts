import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formsFailure, formsFound } from '#app/api/schemas.ts'
import { findItem, roadmaps } from '#app/roadmap/registry.ts'
import { openCaller, ways, type Caller } from '#tests/support/api-caller.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const day = Date.UTC(2027, 3, 12)
const toldMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const initial = (key: string) => findItem(key)?.read(undefined)
const issueAt = (path: string) => expect.objectContaining({ path, message: expect.stringMatching(/./) })

describe.each(ways)('POST /api/forms/get by %s', (way) => {
  let caller: Caller
  beforeEach(async () => {
    caller = await openCaller(portal, await addOrganisation(['Huis', 'Tuin', '']), way)
  })

  test.each(['/api/forms/get', '/ss/api/forms/get'])(
    '%s gives the forms in the order asked, each once',
    async (path) => {
      await addForm(caller.member, 0, 'target-date', { date: day })
      const form_types = ['study-goals', 'org-information', 'target-date', 'study-goals']
      const { status, headers, text } = await caller.post(path, { form_types, location_index: 0 })
      const [forms, none] = formsFound.parse(JSON.parse(text))
      expect([status, none, headers['cache-control']]).toEqual([200, null, expect.stringContaining('no-store')])
      expect(forms).toEqual([
        { form_type: 'study-goals', location_index: 0, fields: initial('study-goals'), version: 0, updated_at: null },
        expect.objectContaining({ form_type: 'org-information', location_index: null, version: 1 }),
        { form_type: 'target-date', location_index: 0, fields: { date: day }, version: 1, updated_at: toldMoment },
      ])
    },
  )

  test('gives every form of a location at once, and those of the organisation without one', async () => {
    for (const [roadmap, location_index] of [
      ['location', 2],
      ['organisation', null],
    ] as const) {
      const form_types = roadmaps[roadmap].flatMap(({ categories }) =>
        categories.flatMap(({ items }) => items.map(({ key }) => key)),
      )
      const body = roadmap === 'organisation' ? { form_types } : { form_types, location_index }
      const [forms] = formsFound.parse(JSON.parse((await caller.post('/api/forms/get', body)).text))
      expect(forms.map((one) => [one.form_type, one.location_index])).toEqual(
        form_types.map((key) => [key, location_index]),
      )
    }
  })

  test('gives nothing where nothing is asked', async () => {
    const { text } = await caller.post('/api/forms/get', { form_types: [] })
    expect(JSON.parse(text)).toEqual([[], null])
  })

  test.each([
    ['an unknown form type', { form_types: ['nothing'] }, 422, 'invalid', 'form_types[0]'],
    ['a form type of the prototype', { form_types: ['__proto__'] }, 422, 'invalid', 'form_types[0]'],
    ['form types that are no list', { form_types: 'target-date' }, 422, 'invalid', 'form_types'],
    ['no form types', { location_index: 0 }, 422, 'invalid', 'form_types'],
    ['a location that is no number', { form_types: [], location_index: '0' }, 422, 'invalid', 'location_index'],
    ['a location below 0', { form_types: [], location_index: -1 }, 422, 'invalid', 'location_index'],
    ['half a location', { form_types: [], location_index: 0.5 }, 422, 'invalid', 'location_index'],
    ['a form of a location without one', { form_types: ['target-date'] }, 422, 'invalid', 'location_index'],
    ['a list', [], 422, 'invalid', ''],
    ['nothing', null, 422, 'invalid', ''],
  ])('answers %s with a pair that says why', async (_what, body, status, error, path) => {
    const answer = await caller.post('/api/forms/get', body)
    const [, told] = formsFailure.parse(JSON.parse(answer.text))
    expect([answer.status, told.error, told.issues]).toEqual([status, error, [issueAt(path)]])
  })

  test.each([
    ['no JSON', '{', { 'Content-Type': 'application/json' }, 400, 'malformed'],
    ['another type', '{}', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a location that is not there', '{"form_types":[],"location_index":3}', undefined, 404, 'unknown_location'],
  ])('answers %s with a pair', async (_what, body, headers, status, error) => {
    const sent = headers ?? { 'Content-Type': 'application/json; charset=utf-8' }
    const answer = await caller.post('/api/forms/get', body, sent)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, [[], { error, message: expect.any(String) }]])
  })
})
