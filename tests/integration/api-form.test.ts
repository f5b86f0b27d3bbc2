import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conflictFailure } from '#app/api/schemas.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { openCaller, ways, type Caller } from '#tests/support/api-caller.ts'
import { savedForm as saved } from '#tests/support/saved-form.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const day = Date.UTC(2027, 3, 12)
const toldMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const initial = (key: string) => findItem(key)?.read(undefined)

describe.each(ways)('POST /api/form by %s', (way) => {
  let caller: Caller
  beforeEach(async () => {
    caller = await openCaller(portal, await addOrganisation(['Huis', 'Tuin', '']), way)
  })
  const post = (sent: unknown) => caller.post('/api/form', { form: sent })
  const target = (fields: unknown, more: object = {}) =>
    post({ form_type: 'target-date', location_index: 0, fields, ...more })
  const basic = (fields: unknown, more: object = {}) =>
    post({ form_type: 'basic-information', location_index: 0, fields, ...more })

  test.each(['/api/form', '/ss/api/form'])('%s saves and gives the form, with who did it', async (path) => {
    const sent = { form_type: 'target-date', location_index: 0, fields: { date: day } }
    const expected = { ...sent, version: 1, updated_at: toldMoment }
    expect(saved(await caller.post(path, { form: sent }))).toEqual(expected)
    expect(await storedForm(portal, caller.member, 'target-date')).toMatchObject({ fields: { date: day } })
    expect(await historyOf(portal, caller.member, 'target-date')).toEqual([
      { version: 1, path: 'date', from: null, to: day, user_name: caller.member.name, way: 'api' },
    ])
  })

  test('writes nothing where nothing changes', async () => {
    const first = saved(await target({ date: day }))
    expect(saved(await target({ date: day }))).toEqual(first)
    expect(saved(await target({}))).toEqual(first)
    expect(await historyOf(portal, caller.member, 'target-date')).toHaveLength(1)
  })

  test('takes four statements at most', async () => {
    const statements = await portal.statements.during(() => basic({ residents: 4 }))
    const isOfForm = (statement: string) => /\b(forms|pg_advisory_xact_lock)/.test(statement)
    expect(statements.filter(isOfForm).length).toBeLessThanOrEqual(4)
  })

  test('merges objects, clears with null, replaces lists', async () => {
    await basic({ location: { address: 'Dorpsstraat 1', city: 'Loenen' }, alarm: { alarms: ['bed-mat'] } })
    const after = saved(
      await basic({ location: { city: null, zipcode: '3632 AA' }, alarm: { alarms: ['door-alarm'] } }),
    )
    expect(after.fields.location).toMatchObject({ address: 'Dorpsstraat 1', city: '', zipcode: '3632 AA' })
    expect(after.fields.alarm).toMatchObject({ alarms: ['door-alarm'] })
    expect(saved(await basic({ location: null, alarm: null })).fields).toEqual(initial('basic-information'))
  })

  test('keeps the rows that carry their id, gives the new ones an id and removes the others', async () => {
    const made = saved(await basic({ wards: [{ name: 'Beuk' }, { name: 'Eik', numberOfBeds: 8 }] }))
    const [beuk, eik] = made.fields.wards as { id: string; name: string }[]
    expect([beuk, eik]).toMatchObject([{ id: expect.stringMatching(/^[0-9a-f]{8}$/), name: 'Beuk' }, { name: 'Eik' }])
    const after = saved(await basic({ wards: [{ id: eik?.id, name: 'Eik', numberOfBeds: 9 }, { name: 'Es' }] }))
    expect(after.fields.wards).toMatchObject([
      { id: eik?.id, numberOfBeds: 9 },
      { name: 'Es', numberOfBeds: 1 },
    ])
    const history = await historyOf(portal, caller.member, 'basic-information')
    expect(history.filter(({ version }) => version === 2).map(({ path }) => path)).toEqual([
      `wards[${beuk?.id}]`,
      `wards[${eik?.id}].numberOfBeds`,
      expect.stringMatching(/^wards\[[0-9a-f]{8}\]$/),
    ])
  })

  test('adds rows once, however often they are sent', async () => {
    const first = saved(await basic({ wards: [{ name: 'Beuk' }] }))
    expect(saved(await basic({ wards: [{ name: 'Beuk' }] }))).toEqual(first)
  })

  test('never gives secrets, and keeps the one that is sent back empty', async () => {
    const wifi = { settings: { networkType: 'WPA2-PSK', ssid: 'Zorg', password: 'zeer geheim' } }
    const send = (fields: unknown) => post({ form_type: 'wifi-settings', location_index: 0, fields })
    const first = saved(await send({ wifi }))
    expect(first.fields).toMatchObject({ wifi: { settings: { ssid: 'Zorg', password: '' } } })
    const before = await storedForm(portal, caller.member, 'wifi-settings')
    expect(JSON.stringify(before)).toContain('sealed:')
    expect(saved(await send(first.fields)).version).toBe(1)
    expect(await storedForm(portal, caller.member, 'wifi-settings')).toEqual(before)
    const asked = { form_types: ['wifi-settings'], location_index: 0 }
    expect((await caller.post('/api/forms/get', asked)).text).not.toMatch(/zeer geheim|sealed:/)
    await send({ wifi: { settings: { password: null } } })
    expect(JSON.stringify(await storedForm(portal, caller.member, 'wifi-settings'))).not.toContain('sealed:')
  })

  test('merges with what others saved since the version that was changed', async () => {
    await basic({ residents: 10 })
    const colleague = await openCaller(portal, await addColleague(caller.member), way)
    const theirs = { form_type: 'basic-information', location_index: 0, fields: { location: { city: 'Loenen' } } }
    saved(await colleague.post('/api/form', { form: theirs }))
    const { fields, version } = saved(await basic({ residents: 12 }, { version: 1 }))
    expect([fields.residents, version]).toEqual([12, 3])
    expect(fields.location).toMatchObject({ city: 'Loenen' })
  })

  test('refuses to overwrite what somebody else changed since, and saves nothing of it', async () => {
    await basic({ residents: 10 })
    const colleague = await openCaller(portal, await addColleague(caller.member, 'Youssef Amrani'), way)
    const theirs = { form_type: 'basic-information', location_index: 0, fields: { residents: 11 } }
    saved(await colleague.post('/api/form', { form: theirs }))
    const answer = await basic({ residents: 12, location: { city: 'Loenen' } }, { version: 1 })
    const told = conflictFailure.parse(JSON.parse(answer.text))
    expect([answer.status, told.conflicts]).toEqual([
      409,
      [{ path: 'residents', yours: 12, theirs: 11, by: 'Youssef Amrani', at: toldMoment }],
    ])
    expect(await storedForm(portal, caller.member, 'basic-information')).toMatchObject({
      version: 2,
      fields: { residents: 11, location: { city: '' } },
    })
    expect(saved(await basic({ residents: 12 })).fields.residents).toBe(12)
  })

  test('tells of a clash of secrets, but not the secrets', async () => {
    const send = (password: string, more: object = {}) =>
      post({ form_type: 'wifi-settings', location_index: 0, fields: { wifi: { settings: { password } } }, ...more })
    await send('eerste')
    await send('tweede')
    const answer = await send('derde', { version: 1 })
    expect(conflictFailure.parse(JSON.parse(answer.text)).conflicts).toMatchObject([{ path: 'wifi.settings.password' }])
    expect(answer.text).not.toMatch(/eerste|tweede|derde/)
  })
})
