import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wards = '/location/basic-info/wards?location=0'
const form = 'basic-information'

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

describe('a save', () => {
  test('writes the fields that were changed, and who changed what', async () => {
    const { member, visitor } = await newLeader()
    const sent = await (await openStep(visitor, contacts)).send({ 'contact.first_name': 'Bo', 'manager.role': 'Baas' })
    expect([sent.status, sent.headers.location]).toEqual([303, contacts])
    const stored = await storedForm(portal, member, form)
    expect(stored).toMatchObject({ version: 1, updated_by_name: member.name })
    expect(stored?.fields).toMatchObject({ contact: { first_name: 'Bo', email: '' }, manager: { role: 'Baas' } })
    const change = { version: 1, from: '', user_name: member.name, way: 'page' }
    expect(await historyOf(portal, member, form)).toEqual([
      { ...change, path: 'contact.first_name', to: 'Bo' },
      { ...change, path: 'manager.role', to: 'Baas' },
    ])
  })

  test('of what is there already writes nothing', async () => {
    const { member, visitor } = await newLeader()
    await (await openStep(visitor, contacts)).send({ 'contact.first_name': 'Bo' })
    const usage = () => portal.sql`select * from usage_log where organisation_id = ${member.organisationId}`
    const before = [await storedForm(portal, member, form), (await usage()).length]
    const page = await openStep(visitor, contacts)
    expect(page.fields['contact.first_name']).toBe('Bo')
    for (const typed of ['Bo', '  Bo ']) {
      expect((await page.send({ 'contact.first_name': typed })).status).toBe(303)
    }
    expect([await storedForm(portal, member, form), (await usage()).length]).toEqual(before)
    expect(await historyOf(portal, member, form)).toHaveLength(1)
  })

  test('of a page nobody has filled in makes no form', async () => {
    const { member, visitor } = await newLeader()
    for (const page of [contacts, wards]) expect((await (await openStep(visitor, page)).send()).status).toBe(303)
    expect(await storedForm(portal, member, form)).toBeUndefined()
  })

  test('clears a field that was emptied', async () => {
    const { member, visitor } = await newLeader()
    await (await openStep(visitor, contacts)).send({ 'contact.first_name': 'Bo' })
    await (await openStep(visitor, contacts)).send({ 'contact.first_name': '' })
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact: { first_name: '' } })
  })

  test('keeps what is valid and gives back what is not', async () => {
    const { member, visitor } = await newLeader()
    const page = await openStep(visitor, contacts)
    const typed = { 'contact.email': 'bo@', 'contact.first_name': 'Bo', 'manager.last_name': 'Visser' }
    const answer = await page.send(typed, 'next')
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Dit is geen e-mailadres.')
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { first_name: 'Bo', email: '' },
      manager: { last_name: 'Visser' },
    })
    const again = stepIn(visitor, contacts, answer)
    expect(again.fields).toMatchObject(typed)
    expect((await again.send({ 'contact.email': 'bo@example.org' }, 'next')).status).toBe(303)
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact: { email: 'bo@example.org' } })
  })

  test('keeps a KvK number and a postcode of another form, with advice beside them', async () => {
    const { member, visitor } = await newLeader()
    const path = '/organisation/basic-info/organisation'
    const kept = async () => Object((await storedForm(portal, member, 'org-information', null))?.fields).organisation
    const typed = { 'organisation.kvk': '1234567', 'organisation.zipcode': '0123 AB' }
    expect((await (await openStep(visitor, path)).send(typed, 'save')).status).toBe(303)
    expect(await kept()).toMatchObject({ kvk: '1234567', zipcode: '0123 AB' })
    const { text } = await visitor.ask(path)
    for (const advice of ['Een KvK-nummer heeft 8 cijfers', 'Een postcode ziet er zo uit: 3603 CD'])
      expect(text).toContain(advice)
    const usual = { 'organisation.kvk': '12 34 56 78', 'organisation.zipcode': '3603cd' }
    await (await openStep(visitor, path)).send(usual, 'save')
    expect(await kept()).toMatchObject({ kvk: '12345678', zipcode: '3603 CD' })
    expect((await visitor.ask(path)).text).not.toMatch(/heeft 8 cijfers|ziet er zo uit/)
  })

  test('leaves alone what no page asks for', async () => {
    const { member, visitor } = await newLeader()
    await addForm(member, 0, 'wifi-settings', { downloadedBrochure: true })
    const page = await openStep(visitor, '/location/setup-it-settings/details?location=0')
    await page.send({ 'wifi.settings.ssid': 'Huis', downloadedBrochure: '', nonsense: 'x' })
    const stored = await storedForm(portal, member, 'wifi-settings')
    expect(stored?.fields).toMatchObject({ downloadedBrochure: true, wifi: { settings: { ssid: 'Huis' } } })
    expect(stored?.fields).not.toHaveProperty('nonsense')
  })
})
