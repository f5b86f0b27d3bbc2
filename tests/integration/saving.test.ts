import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wards = '/location/basic-info/wards?location=0'
const form = 'basic-information'

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** Two people of one organisation, the second of whom is called Youssef. */
async function newPair() {
  const { member, visitor } = await newLeader()
  return { member, anna: visitor, youssef: await signedIn(portal.origin, await addColleague(member, 'Youssef')) }
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

describe('two people on one page', () => {
  test('who change different fields both keep their change', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    expect((await hers.send({ 'contact.first_name': 'Bo' })).status).toBe(303)
    expect((await his.send({ 'contact.last_name': 'Smit' })).status).toBe(303)
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { first_name: 'Bo', last_name: 'Smit' },
    })
  })

  test('who change one field to the same value need not be asked', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    for (const page of [hers, his]) expect((await page.send({ 'contact.first_name': 'Bo' })).status).toBe(303)
    expect((await storedForm(portal, member, form))?.version).toBe(1)
  })

  test('who change one field differently see both values; nothing is overwritten until they say so', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    await his.send({ 'contact.first_name': 'Theo', 'contact.last_name': 'Smit' })
    const answer = await hers.send({ 'contact.first_name': 'Bo', 'manager.role': 'Baas' }, 'next')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Youssef heeft dit intussen gewijzigd in: Theo')
    const contact = { first_name: 'Theo', last_name: 'Smit' }
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact, manager: { role: 'Baas' } })
    const again = stepIn(anna, contacts, answer)
    expect(again.fields['contact.first_name']).toBe('Bo')
    expect((await again.send({}, 'next')).status).toBe(303)
    // What only the other one had changed was on the page as it was before: it must not come back.
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { first_name: 'Bo', last_name: 'Smit' },
      manager: { role: 'Baas' },
    })
  })

  test('a mistake of one does not undo what the other has saved', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    await his.send({ 'contact.last_name': 'Smit' })
    const answer = await hers.send({ 'contact.email': 'bo@' })
    expect(answer.status).toBe(422)
    await stepIn(anna, contacts, answer).send({ 'contact.email': 'bo@example.org' })
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { last_name: 'Smit', email: 'bo@example.org' },
    })
  })
})

describe('two people on one list', () => {
  const lily = { id: 'aaaaaaa1', name: 'Lelie', type: '', numberOfBeds: 3, remarks: '' }
  const rose = { ...lily, id: 'aaaaaaa2', name: 'Roos' }
  async function newWards() {
    const pair = await newPair()
    await addForm(pair.member, 0, form, { wards: [lily, rose], numberOfWards: 2 })
    const names = async () => {
      const rows = (await storedForm(portal, pair.member, form))?.fields.wards
      return Array.isArray(rows) ? rows.map(({ name }: { name: string }) => name) : rows
    }
    return { ...pair, names, hers: await openStep(pair.anna, wards), his: await openStep(pair.youssef, wards) }
  }

  test('one removes a ward, the other changes another one', async () => {
    const { names, hers, his } = await newWards()
    expect((await hers.send({}, 'removed:wards:aaaaaaa1')).status).toBe(303)
    expect((await his.send({ 'wards[1].name': 'Rozenhof' })).status).toBe(303)
    expect(await names()).toEqual(['Rozenhof'])
  })

  test('one removes a ward that the other is changing: the other is told', async () => {
    const { names, hers, his } = await newWards()
    await hers.send({}, 'removed:wards:aaaaaaa1')
    const answer = await his.send({ 'wards[0].name': 'Leliehof', 'wards[1].name': 'Rozenhof' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Marieke Jansen heeft dit intussen verwijderd of gewijzigd')
    expect(await names()).toEqual(['Rozenhof'])
  })

  test('one changes a ward that the other is removing: it stays, and the other is told', async () => {
    const { names, hers, his } = await newWards()
    await his.send({ 'wards[0].name': 'Leliehof' })
    const answer = await hers.send({}, 'removed:wards:aaaaaaa1')
    expect(answer.status).toBe(409)
    expect(await names()).toEqual(['Leliehof', 'Roos'])
  })

  test('both add one', async () => {
    const { names, member, anna, youssef } = await newWards()
    const [hers, his] = [await openStep(anna, wards), await openStep(youssef, wards)]
    await hers.send({ 'wards[2].id': 'bbbbbbb1', 'wards[2].name': 'Iris' })
    await his.send({ 'wards[2].id': 'bbbbbbb2', 'wards[2].name': 'Narcis' })
    expect(await names()).toEqual(['Lelie', 'Roos', 'Iris', 'Narcis'])
    expect((await storedForm(portal, member, form))?.version).toBe(3)
  })
})
