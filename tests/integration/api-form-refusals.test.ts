import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import { openCaller, ways, type Caller } from '#tests/support/api-caller.ts'
import type { Answer } from '#tests/support/ask.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { savedForm as saved } from '#tests/support/saved-form.ts'
import { storedForm } from '#tests/support/stored.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const day = Date.UTC(2027, 3, 12)
const issueAt = (path: string) => expect.objectContaining({ path, message: expect.stringMatching(/./) })

/** What went wrong; fails where it is not told as every failure is. */
function failed({ status, headers, text }: Answer) {
  expect(headers['content-type']).toContain('application/json')
  return { status, ...failure.loose().parse(JSON.parse(text)) }
}

describe.each(ways)('POST /api/form by %s', (way) => {
  let caller: Caller
  beforeEach(async () => {
    caller = await openCaller(portal, await addOrganisation(['Huis', 'Tuin', '']), way)
  })
  const post = (sent: unknown) => caller.post('/api/form', { form: sent })
  const target = (fields: unknown, more: object = {}) =>
    post({ form_type: 'target-date', location_index: 0, fields, ...more })

  test.each([
    ['an unknown field', 'basic-information', { residents: 9, beds: 3 }, 'form.fields.beds'],
    ['an unknown field in a group', 'basic-information', { location: { land: 'NL' } }, 'form.fields.location.land'],
    ['an unknown field in a row', 'basic-information', { wards: [{ x: 1 }] }, 'form.fields.wards[0].x'],
    ['another type', 'basic-information', { residents: '9' }, 'form.fields.residents'],
    ['an e-mail address that is none', 'basic-information', { contact: { email: 'x' } }, 'form.fields.contact.email'],
    ['a choice that is none', 'wifi-test', { isOn: 'maybe' }, 'form.fields.isOn'],
    ['what only provider staff may set', 'wifi-test', { isOn: 'yes', confirmed: true }, 'form.fields.confirmed'],
    ['the same in text', 'wifi-test', { trackAndTrace: 'x' }, 'form.fields.trackAndTrace'],
    ['fields that are none', 'basic-information', [], 'form.fields'],
  ])('refuses %s, and saves nothing', async (_what, form_type, fields, path) => {
    const told = failed(await post({ form_type, location_index: 0, fields }))
    expect(told).toMatchObject({ status: 422, error: 'invalid', issues: [issueAt(path)] })
    expect(await storedForm(portal, caller.member, form_type)).toBeUndefined()
  })

  test('says in the usage log which fields did not fit, never what was sent', async () => {
    const wards = [{ name: 'Elm', numberOfBeds: 'geheim' }, { geheim: 1 }]
    await post({ form_type: 'basic-information', location_index: 0, fields: { residents: 'geheim', wards, geheim: 1 } })
    await post({ form_type: 'geheim', location_index: 0, fields: { geheim: 1 } })
    const { sql } = portal
    const rows = await sql`select data from usage_log where log_type = 'rejected' and user_id = ${caller.member.userId}`
    const names = ['residents', 'wards', 'wards.numberOfBeds'].map((name) => `basic-information ${name}`)
    expect(rows.map(({ data }) => String(data)).sort()).toEqual(names)
  })

  test.each([
    ['an unknown form type', { form_type: 'nothing', location_index: 0, fields: {} }, 'form.form_type'],
    ['no location', { form_type: 'target-date', fields: {} }, 'form.location_index'],
    [
      'a location of an organisation',
      { form_type: 'org-information', location_index: 0, fields: {} },
      'form.location_index',
    ],
    ['no fields', { form_type: 'target-date', location_index: 0 }, 'form.fields'],
    ['half a version', { form_type: 'target-date', location_index: 0, fields: {}, version: 1.5 }, 'form.version'],
    [
      'far too high a version',
      { form_type: 'target-date', location_index: 0, fields: {}, version: 3e9 },
      'form.version',
    ],
    ['no form', undefined, 'form'],
  ])('refuses %s', async (_what, sent, path) => {
    expect(failed(await post(sent))).toMatchObject({ status: 422, error: 'invalid', issues: [issueAt(path)] })
  })

  test.each([
    ['half a body', 'application/json', 400, 'malformed', () => '{"form":'],
    ['a form', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type', () => 'form=x'],
    ['3 MB', 'application/json', 413, 'too_large', () => `"${'x'.repeat(3_000_000)}"`],
  ])('refuses %s as %s', async (_what, type, status, error, makeBody) => {
    const body = makeBody()
    expect(failed(await caller.post('/api/form', body, { 'Content-Type': type }))).toMatchObject({ status, error })
  })

  test('says that there is no such location, or that it has no name yet', async () => {
    const send = (location_index: number) => post({ form_type: 'target-date', location_index, fields: { date: day } })
    expect(failed(await send(7))).toMatchObject({ status: 404, error: 'unknown_location' })
    expect(failed(await send(2))).toMatchObject({ status: 409, error: 'location_not_created' })
  })

  test('does not let a page be filled in that is locked', async () => {
    const dates = { form_type: 'finalise-start-meeting', location_index: 0, fields: { dates: [{ date: day }] } }
    expect(failed(await post(dates))).toMatchObject({
      status: 409,
      error: 'locked',
      issues: [issueAt('form.fields.dates')],
    })
    expect(await storedForm(portal, caller.member, 'finalise-start-meeting')).toBeUndefined()
    await target({ date: day })
    expect(saved(await post(dates)).fields.dates).toMatchObject([{ date: day }])
  })

  test('does not remove a location that holds anything', async () => {
    await target({ date: day })
    const keep = (rows: number[]) =>
      post({
        form_type: 'org-information',
        fields: { locations: rows.map((row) => ({ id: locationId(row), name: `Huis ${row}` })) },
      })
    expect(failed(await keep([1]))).toMatchObject({ status: 409, error: 'location_in_use' })
    expect(saved(await keep([0, 2])).fields.locations).toHaveLength(2)
  })
})
