import type { Member } from '#app/persistence/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** What was typed and could not be saved, and was answered since without the draft. */

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

const lily = { id: 'aaaaaaa1', name: 'Lelie', type: '', numberOfBeds: 3, remarks: '' }
const addWards = (member: Member) =>
  addForm(member, 0, form, { wards: [lily, { ...lily, id: 'aaaaaaa2', name: 'Roos' }], numberOfWards: 2 })

test('that is not valid is answered field by field, on pages that were opened anew', async () => {
  const { member, visitor } = await newLeader()
  await addWards(member)
  const offered = async () => (await visitor.ask(wards)).text.match(/<dt/g)?.length ?? 0
  const saved = async (by: Visitor, typed: FormFields) => (await (await openStep(by, wards)).send(typed)).status
  expect(await saved(visitor, { 'wards[0].numberOfBeds': 'veel', 'wards[1].numberOfBeds': 'tien' })).toBe(422)
  const [draft] = await draftsOf(portal, member)
  expect(await offered()).toBe(2)
  // Another field of the page is no answer, although the page sends all that it holds.
  expect(await saved(visitor, { 'wards[0].remarks': 'Boven' })).toBe(303)
  expect(await offered()).toBe(2)
  // Nor is what a colleague says: only its author knows what was meant.
  const colleague = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
  expect(await saved(colleague, { 'wards[0].numberOfBeds': '7' })).toBe(303)
  expect(await offered()).toBe(2)

  expect(await saved(visitor, { 'wards[0].numberOfBeds': '8' })).toBe(303)
  expect(await offered()).toBe(1)
  // Using what is left of the draft does not bring back what was answered.
  const used = await openStep(visitor, `${wards}&draft=${draft?.id}`)
  expect(used.fields).toMatchObject({ 'wards[0].numberOfBeds': '8', 'wards[1].numberOfBeds': 'tien' })

  expect(await saved(visitor, { 'wards[1].numberOfBeds': '10' })).toBe(303)
  expect(await offered()).toBe(0)
  // What was answered before a draft was kept does not answer that one.
  expect(await saved(visitor, { 'wards[0].numberOfBeds': 'zat' })).toBe(422)
  expect(await offered()).toBe(1)
})

test('that is not valid is answered in its row, wherever that stands by then', async () => {
  const { member, visitor } = await newLeader()
  await addWards(member)
  expect((await (await openStep(visitor, wards)).send({ 'wards[1].numberOfBeds': 'veel' })).status).toBe(422)
  expect((await (await openStep(visitor, wards)).send({ 'wards[0].numberOfBeds': '8' })).status).toBe(303)
  expect((await visitor.ask(wards)).text).toMatch(typedOn)
  await portal.sql`update forms set fields = jsonb_set(fields, '{wards}', (fields->'wards') - 0)
    where organisation_id = ${member.organisationId} and form_type = ${form}`
  expect((await (await openStep(visitor, wards)).send({ 'wards[0].numberOfBeds': '9' })).status).toBe(303)
  expect((await visitor.ask(wards)).text).not.toMatch(typedOn)
})

test('that clashed is answered when its author decides otherwise', async () => {
  const { member, visitor } = await newLeader()
  const youssef = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
  const [hers, his] = [await openStep(visitor, contacts), await openStep(youssef, contacts)]
  await his.send({ 'contact.first_name': 'Theo' })
  expect((await hers.send({ 'contact.first_name': 'Bo' })).status).toBe(409)
  expect((await visitor.ask(contacts)).text).toMatch(typedOn)
  expect((await (await openStep(visitor, contacts)).send({ 'contact.first_name': 'Bob' })).status).toBe(303)
  expect((await visitor.ask(contacts)).text).not.toMatch(typedOn)
})

test('what was saved before a draft was kept answers nothing of it, though its page is older', async () => {
  const { member, visitor } = await newLeader()
  const [old, other] = [await openStep(visitor, contacts), await openStep(visitor, contacts)]
  expect((await other.send({ 'contact.role': 'Chef' })).status).toBe(303)
  await portal.sql`delete from auth_sessions where user_id = ${member.userId}`
  expect((await old.send({ 'contact.role': 'Baas' })).status).toBe(303)
  const again = await signedIn(portal.origin, member)
  expect((await again.ask(contacts)).text).toMatch(typedOn)
  expect((await (await openStep(again, contacts)).send({ 'contact.role': 'Hoofd' })).status).toBe(303)
  expect((await again.ask(contacts)).text).not.toMatch(typedOn)
})
