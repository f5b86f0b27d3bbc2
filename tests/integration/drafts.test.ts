import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEntries } from '#app/platform/drafts/drafts.server.ts'
import { addColleague, addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wards = '/location/basic-info/wards?location=0'
const form = 'basic-information'
const typedOn = /U typte dit op \d+ \w+, \d+\.\d\d/

async function newLeader() {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

const idIn = (text: string) => /value="discard:([0-9a-f-]{36})"/.exec(text)?.[1] ?? 'none'

describe('an answer that is not valid', () => {
  test('and is left behind is offered on its page, and nowhere else', async () => {
    const { member, visitor } = await newLeader()
    const refused = await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@', 'contact.role': 'Baas' })
    expect(refused.status).toBe(422)
    const [draft, ...others] = await draftsOf(portal, member)
    expect(others).toEqual([])
    expect(draft).toMatchObject({
      path: '/location/basic-info/contacts',
      location_id: locationId(0),
      reason: 'invalid',
    })
    expect(stepIn(visitor, contacts, refused).fields.draft).toBe(draft?.id)
    const page = await openStep(visitor, contacts)
    expect(page.answer.text).toMatch(typedOn)
    expect(page.answer.text).toContain('bo@')
    // What was valid is stored, and no longer waits.
    expect(page.answer.text.match(/<dt/g)).toHaveLength(1)
    expect(page.fields).toMatchObject({ 'contact.email': '', 'contact.role': 'Baas' })
    for (const other of [wards, contacts.replace('=0', '=1'), '/location/determine-study-goals/details?location=0']) {
      expect((await visitor.ask(other)).text).not.toMatch(typedOn)
    }
  })

  test('is used, mended and saved; then it is gone', async () => {
    const { member, visitor } = await newLeader()
    await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' })
    const id = idIn((await visitor.ask(contacts)).text)
    const used = await openStep(visitor, `${contacts}&draft=${id}`)
    expect(used.fields).toMatchObject({ 'contact.email': 'bo@', draft: id })
    expect(used.answer.text).not.toMatch(typedOn)
    expect(used.answer.text).toContain('Hieronder staat wat u typte op')
    const saved = await used.send({ 'contact.email': 'bo@example.org' })
    expect([saved.status, saved.headers.location]).toEqual([303, contacts])
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact: { email: 'bo@example.org' } })
    expect(await draftsOf(portal, member)).toEqual([])
    expect((await visitor.ask(contacts)).text).not.toMatch(typedOn)
  })

  test('is kept once, however often it is sent, and as it was typed last', async () => {
    const { member, visitor } = await newLeader()
    const page = await openStep(visitor, contacts)
    const [refused] = [await page.send({ 'contact.email': 'bo@' }), await page.send({ 'contact.email': 'bo@' })]
    expect(await draftsOf(portal, member)).toHaveLength(1)
    const again = await stepIn(visitor, contacts, refused).send({ 'contact.email': 'bo@huis' })
    expect(again.status).toBe(422)
    expect(await draftsOf(portal, member)).toHaveLength(1)
    expect((await visitor.ask(contacts)).text).toContain('bo@huis')
    await stepIn(visitor, contacts, again).send({ 'contact.email': '' })
    expect(await draftsOf(portal, member)).toEqual([])
  })

  test('is thrown away by its button, which saves the rest of the form', async () => {
    const { member, visitor } = await newLeader()
    await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' })
    const page = await openStep(visitor, contacts)
    const answer = await page.send({ 'contact.first_name': 'Bo' }, `discard:${idIn(page.answer.text)}`)
    expect([answer.status, answer.headers.location]).toEqual([303, contacts])
    expect(await draftsOf(portal, member)).toEqual([])
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact: { first_name: 'Bo', email: '' } })
  })

  test('keeps nobody on its page who wants to leave a second time', async () => {
    const { member, visitor } = await newLeader()
    const refused = await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' }, '/help')
    expect(refused.status).toBe(422)
    const left = await stepIn(visitor, contacts, refused).send({}, '/help')
    expect([left.status, left.headers.location]).toEqual([303, '/help'])
    expect((await visitor.ask('/help')).text).toContain(
      'bewaard op de pagina “Contactpersonen” van “Algemene gegevens”',
    )
    expect(await draftsOf(portal, member)).toHaveLength(1)
    expect((await visitor.ask(contacts)).text).toMatch(typedOn)
  })

  test('in a row is kept with its row', async () => {
    const { member, visitor } = await newLeader()
    const lily = { id: 'aaaaaaa1', name: 'Lelie', type: '', numberOfBeds: 3, remarks: '' }
    await addForm(member, 0, form, { wards: [lily, { ...lily, id: 'aaaaaaa2', name: 'Roos' }], numberOfWards: 2 })
    const typed = { 'wards[1].name': 'Rozenhof', 'wards[1].numberOfBeds': 'veel' }
    expect((await (await openStep(visitor, wards)).send(typed)).status).toBe(422)
    await portal.sql`update forms set fields = jsonb_set(fields, '{wards}', (fields->'wards') - 0)
      where organisation_id = ${member.organisationId} and form_type = ${form}`
    const page = await openStep(visitor, wards)
    expect(page.answer.text).toContain('veel')
    const used = await openStep(visitor, `${wards}&draft=${idIn(page.answer.text)}`)
    expect(used.fields).toMatchObject({ 'wards[0].id': 'aaaaaaa2', 'wards[0].numberOfBeds': 'veel' })
    expect(used.fields).toMatchObject({ 'wards[0].name': 'Rozenhof' })
  })
})

describe('a clash with somebody else', () => {
  test('that is left behind is offered beside what is stored', async () => {
    const { member, visitor } = await newLeader()
    const youssef = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
    const [hers, his] = [await openStep(visitor, contacts), await openStep(youssef, contacts)]
    await his.send({ 'contact.first_name': 'Theo' })
    expect((await hers.send({ 'contact.first_name': 'Bo', 'contact.role': 'Baas' })).status).toBe(409)
    expect(await draftsOf(portal, member)).toMatchObject([{ reason: 'conflict', user_id: member.userId }])
    const page = await openStep(visitor, contacts)
    expect(page.answer.text).toMatch(typedOn)
    expect(page.answer.text).toContain('Nu opgeslagen: <!-- -->Theo'.replace('<!-- -->', ''))
    expect(page.fields['contact.first_name']).toBe('Theo')
    const used = await openStep(visitor, `${contacts}&draft=${idIn(page.answer.text)}`)
    expect(used.fields).toMatchObject({ 'contact.first_name': 'Bo', 'contact.role': 'Baas' })
    expect((await used.send()).status).toBe(303)
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ contact: { first_name: 'Bo' } })
    expect(await draftsOf(portal, member)).toEqual([])
  })

  test('after it was kept is found by the ordinary rules', async () => {
    const { member, visitor } = await newLeader()
    await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' })
    const colleague = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
    await (await openStep(colleague, contacts)).send({ 'contact.email': 'y@example.org', 'contact.role': 'Chef' })
    const id = idIn((await visitor.ask(contacts)).text)
    const used = await openStep(visitor, `${contacts}&draft=${id}`)
    expect(used.fields).toMatchObject({ 'contact.email': 'bo@', 'contact.role': 'Chef' })
    expect((await used.send({ 'contact.email': 'bo@example.org' })).status).toBe(409)
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { email: 'y@example.org', role: 'Chef' },
    })
  })
})

test('a page made for a location that has moved is kept for that location', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  await portal.sql`update forms set fields = jsonb_set(fields, '{locations}', (fields->'locations') - 0)
    where organisation_id = ${member.organisationId} and form_type = 'org-information'`
  const moved = contacts.replace('=0', '=1')
  const hof = await openStep(visitor, contacts)
  expect((await hof.send({ locationId: locationId(7), 'contact.first_name': 'Ali' })).status).toBe(409)
  expect((await page.send({ 'contact.first_name': 'Bo' })).status).toBe(409)
  expect(await draftsOf(portal, member)).toMatchObject([
    { reason: 'moved', location_id: locationId(7) },
    { reason: 'moved', location_id: locationId(0) },
  ])
  await portal.sql`update forms set fields = jsonb_set(fields, '{locations,1}', ${portal.sql.json({ id: locationId(0), name: 'Huis' })})
    where organisation_id = ${member.organisationId} and form_type = 'org-information'`
  expect((await visitor.ask(contacts)).text).not.toMatch(typedOn)
  expect((await visitor.ask(moved)).text).toMatch(typedOn)
})

test('what is sent to a page that is locked meanwhile is kept, without what the page does not ask', async () => {
  const { member, visitor } = await newLeader()
  const details = '/location/prepare-quotation/details?location=0'
  const { csrf = '', author = '' } = (await openStep(visitor, contacts)).fields
  const fields = { csrf, author, version: '0', locationId: locationId(0) }
  const nothing = await visitor.post(details, { ...fields, nonsense: 'x', goTo: 'save' })
  expect([nothing.status, await draftsOf(portal, member)]).toEqual([409, []])
  const typed = { ...fields, 'location.city': 'Zutphen', nonsense: 'x', goTo: 'save' }
  expect((await visitor.post(details, typed)).status).toBe(409)
  const [draft] = await draftsOf(portal, member)
  expect(draft?.reason).toBe('locked')
  expect(openEntries(draft?.sealed ?? '')).toEqual([['location.city', 'Zutphen']])
})
