import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNamedPerson, changeNamedPerson, removeNamedPerson } from '#app/persistence/people/named-people.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { fieldsIn } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'
const peter = { name: 'Peter Koster', role: 'manager zorg', email: 'peter@example.org', phone: '030 555 01 28' }

/** Somebody who added Peter to the list of their organisation. */
async function newMember() {
  const member = await addOrganisation(['Huis', 'Hof'])
  const { id } = await addNamedPerson(member, randomUUID(), peter)
  return { member, id, visitor: await signedIn(portal.origin, member) }
}
const listOf = ({ organisationId }: Member) =>
  portal.sql`select name, phone, version from named_people where organisation_id = ${organisationId} order by name`

test('who was added is offered in the lists of tasks at once, and to nobody else', async () => {
  const [{ member, visitor }, other] = [await newMember(), await newMember()]
  expect((await visitor.ask(step)).text).toMatch(/manager zorg.*Peter Koster/)
  await addNamedPerson(member, randomUUID(), { ...peter, name: 'Ria Mol', email: 'ria@example.org' })
  expect((await visitor.ask(step)).text).toMatch(/manager zorg.*Ria Mol/)
  expect((await other.visitor.ask(step)).text).not.toContain('Ria Mol')
  expect((await visitor.ask('/organisation/people')).text).toContain('ria@example.org')
})

test('who stands in a task too is one person', async () => {
  const { member, visitor } = await newMember()
  await addForm(member, 0, 'basic-information', {
    contact: { first_name: 'Peter', last_name: 'Koster', role: '', email: '', phone: '' },
  })
  const { text } = await visitor.ask('/organisation/people')
  expect(text.match(/<b[^>]*>Peter Koster/g)).toHaveLength(1)
  expect(text).toMatch(/peter@example\.org[\s\S]*1 taak/)
})

test('a form that is sent twice adds one; what a colleague changed meanwhile is neither changed nor removed', async () => {
  const { member, id } = await newMember()
  expect(await addNamedPerson(member, id, peter)).toEqual({ id, isNew: false })
  expect(await changeNamedPerson(member, { id, version: 1, said: { phone: '06 1' } })).toBe(true)
  expect(await changeNamedPerson(member, { id, version: 1, said: { phone: '06 2' } })).toBe(false)
  expect(await removeNamedPerson(member, { id, version: 1 })).toBe(false)
  expect([...(await listOf(member))]).toEqual([{ name: peter.name, phone: '06 1', version: 2 }])
  expect(await removeNamedPerson(member, { id, version: 2 })).toBe(true)
  expect([...(await listOf(member))]).toEqual([])
})

test('nobody of another organisation changes or removes them', async () => {
  const [{ member, id }, other] = [await newMember(), await newMember()]
  expect(await changeNamedPerson(other.member, { id, version: 1, said: { phone: '06 1' } })).toBe(false)
  await removeNamedPerson(other.member, { id, version: 1 })
  expect([...(await listOf(member))]).toEqual([{ name: peter.name, phone: peter.phone, version: 1 }])
})

const fieldsOf = (html: string, action: string): ReturnType<typeof fieldsIn> => {
  const [, form = ''] = new RegExp(`(<form[^>]*action="${action}"[\\s\\S]*?</form>)`).exec(html) ?? []
  return fieldsIn(form.replace('<form ', '<form id="it" '), 'it')
}
const newPage = '/organisation/people/new'

test('somebody is added on the page, once however often it is sent, and not a second time', async () => {
  const { member, visitor } = await newMember()
  const form = { ...fieldsOf((await visitor.ask(newPage)).text, newPage), name: ' Ria  Mol ', email: 'ria@example.org' }
  for (const _ of ['sent', 'sent again']) expect((await visitor.post(newPage, form)).status).toBe(303)
  expect((await visitor.ask('/organisation/people')).text).toContain('Ria Mol staat nu in de lijst.')
  expect((await listOf(member)).map(({ name }) => String(name))).toEqual(['Peter Koster', 'Ria Mol'])
  const again = { ...fieldsOf((await visitor.ask(newPage)).text, newPage), name: 'ria mol', role: 'baas' }
  const refused = await visitor.post(newPage, again)
  expect([refused.status, refused.text.includes('Ria Mol staat al in de lijst.')]).toEqual([422, true])
  expect(fieldsOf(refused.text, newPage)).toMatchObject({ name: 'ria mol', role: 'baas' })
})

test.each([
  ['no name', { name: ' ' }, 'Vul een naam in.'],
  ['no address', { email: 'ria@' }, 'e-mailadres'],
  ['too long a number', { phone: '0'.repeat(41) }, '40'],
])('with %s nobody is added, and what was typed stays', async (_, wrong, message) => {
  const { member, visitor } = await newMember()
  const typed = { name: 'Ria Mol', role: 'baas', ...wrong }
  const answer = await visitor.post(newPage, { ...fieldsOf((await visitor.ask(newPage)).text, newPage), ...typed })
  expect(answer.status).toBe(422)
  expect(/<main[\s\S]*<form/.exec(answer.text)?.[0]).toContain(message)
  expect(fieldsOf(answer.text, newPage)).toMatchObject(typed)
  expect(await listOf(member)).toHaveLength(1)
})

test('somebody who was added is changed and taken off on a page; what a colleague changed since is shown', async () => {
  const { member, id, visitor } = await newMember()
  const page = `/organisation/people/added/${id}`
  expect((await visitor.ask('/organisation/people')).text).toContain(`href="${page}"`)
  const form = fieldsOf((await visitor.ask(page)).text, page)
  await changeNamedPerson(member, { id, version: 1, said: { role: 'bestuurder' } })
  const late = await visitor.post(page, { ...form, phone: '06 1', intent: 'save' })
  expect([late.status, late.text.includes('Nu: bestuurder')]).toEqual([409, true])
  expect(fieldsOf(late.text, page)).toMatchObject({ phone: '06 1', role: 'manager zorg', version: '2' })
  expect((await visitor.post(page, { ...fieldsOf(late.text, page), intent: 'save' })).status).toBe(303)
  expect([...(await listOf(member))]).toEqual([{ name: peter.name, phone: '06 1', version: 3 }])

  const stale = await visitor.post(page, { ...form, intent: 'remove' })
  expect(stale.status).toBe(409)
  const [, version = ''] = /name="version" value="(\d+)"/.exec(stale.text) ?? []
  expect((await visitor.post(page, { ...form, version, intent: 'remove' })).status).toBe(303)
  expect((await visitor.ask('/organisation/people')).text).toContain('Peter Koster is van de lijst gehaald.')
  expect((await visitor.ask(page)).status).toBe(404)
})

test('a new number reaches the list too', async () => {
  const { member, visitor } = await newMember()
  await addForm(member, 0, 'basic-information', {
    contact: { first_name: 'Peter', last_name: 'Koster', role: '', email: '', phone: '030 1' },
  })
  const [, page = ''] =
    /<a href="([^"]+)"[^>]*>Wijzigen<span[^>]*> Peter/.exec((await visitor.ask('/organisation/people')).text) ?? []
  const form = fieldsOf((await visitor.ask(page)).text, page)
  expect(form.place).toHaveLength(2)
  expect((await visitor.post(page, { ...form, phone: '06 9' })).status).toBe(303)
  expect((await visitor.ask('/organisation/people')).text).toContain('Op 2 plekken is het vervangen.')
  expect([...(await listOf(member))]).toMatchObject([{ phone: '06 9', version: 2 }])
})

test('what was typed of somebody stays there in the other language, and adds nobody', async () => {
  const { member, visitor } = await newMember()
  const page = await visitor.ask('/organisation/people/new')
  expect(page.text).toMatch(/<button[^>]*form="person"[^>]*value="language:en"/)
  const typed = { ...fieldsIn(page.text, 'person'), name: 'Ria Mol', email: 'ria@', goTo: 'language:en' }
  expect((await visitor.post('/organisation/people/new', typed)).status).toBe(307)
  const { status, text } = await visitor.post('/organisation/people/new', typed)
  expect(status).toBe(200)
  for (const words of ['lang="en"', 'value="Ria Mol"', 'value="ria@"']) expect(text).toContain(words)
  expect(text).not.toContain('aria-invalid')
  expect([...(await listOf(member))]).toHaveLength(1)
})
