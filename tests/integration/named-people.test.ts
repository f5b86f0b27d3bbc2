import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNamedPerson, changeNamedPerson, removeNamedPerson } from '#app/persistence/people/named-people.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
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
  expect((await visitor.ask(step)).text).toContain('Peter Koster, manager zorg')
  await addNamedPerson(member, randomUUID(), { ...peter, name: 'Ria Mol', email: 'ria@example.org' })
  expect((await visitor.ask(step)).text).toContain('Ria Mol, manager zorg')
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
