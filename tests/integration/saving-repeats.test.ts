import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
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

const rowsOf = (fields: Record<string, unknown> | undefined, list: string) => {
  const rows = fields?.[list]
  if (!Array.isArray(rows)) throw new Error(`No list ${list}.`)
  return rows
}

test('the same form sent twice, or twice at once, counts once', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  const send = async () => (await page.send({ 'contact.first_name': 'Bo' })).status
  expect([await send(), await send()]).toEqual([303, 303])
  expect(await Promise.all([send(), send(), send()])).toEqual([303, 303, 303])
  expect(await storedForm(portal, member, form)).toMatchObject({ version: 1 })
  expect(await historyOf(portal, member, form)).toHaveLength(1)
})

test('a new ward that is sent twice, or twice at once, is added once', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, wards)
  const send = async () => (await page.send({ 'wards[0].name': 'Lelie' }, 'next')).status
  expect(await Promise.all([send(), send()])).toEqual([303, 303])
  expect(await send()).toBe(303)
  const stored = await storedForm(portal, member, form)
  expect(rowsOf(stored?.fields, 'wards')).toEqual([expect.objectContaining({ name: 'Lelie' })])
  expect(stored?.version).toBe(1)
})

test('a press on "add a ward" that arrives twice adds one', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, wards)
  const send = async () => (await page.send({ 'wards[0].name': 'Lelie' }, 'add:wards')).status
  expect(await Promise.all([send(), send()])).toEqual([303, 303])
  expect(await send()).toBe(303)
  expect((await storedForm(portal, member, form))?.fields).toMatchObject({ numberOfWards: 2 })
  const shown = (await openStep(visitor, wards)).fields
  expect(Object.keys(shown).filter((name) => /^wards\[\d+\]\.id$/.test(name))).toHaveLength(2)
})

test('a confirmed removal that arrives twice removes one', async () => {
  const { member, visitor } = await newLeader()
  const ward = (id: string, name: string) => ({ id, name, type: '', numberOfBeds: 1, remarks: '' })
  const three = [ward('aaaaaaa1', 'Lelie'), ward('aaaaaaa2', 'Roos'), ward('aaaaaaa3', 'Iris')]
  await addForm(member, 0, form, { wards: three, numberOfWards: 3 })
  const page = await openStep(visitor, wards)
  const send = async () => (await page.send({}, 'removed:wards:aaaaaaa2')).status
  expect(await Promise.all([send(), send()])).toEqual([303, 303])
  const stored = await storedForm(portal, member, form)
  expect(rowsOf(stored?.fields, 'wards').map(({ id }: { id: string }) => id)).toEqual(['aaaaaaa1', 'aaaaaaa3'])
  expect(stored?.fields).toMatchObject({ numberOfWards: 2 })
})

test('thirty first saves of one form at once lose nothing', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const page = await openStep(visitor, wards)
  const ids = Array.from({ length: 30 }, (_, index) => (0xb0000000 + index).toString(16))
  const answers = await Promise.all(
    ids.map((id) => page.send({ 'wards[0].id': id, 'wards[0].name': `Afdeling ${id}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 303))
  const stored = await storedForm(portal, member, form)
  expect(stored?.version).toBe(30)
  const names = rowsOf(stored?.fields, 'wards').map(({ name }: { name: string }) => name)
  expect(names.toSorted()).toEqual(ids.map((id) => `Afdeling ${id}`))
  expect((await historyOf(portal, member, form)).map(({ version }) => version)).toEqual(ids.map((_, at) => at + 1))
})

test('saves of different fields at once by different people all stay', async () => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, form, {})
  const people = await Promise.all(Array.from({ length: 6 }, (_, index) => addColleague(member, `Persoon ${index}`)))
  const fields = [
    ['contact.first_name', 'contact.last_name', 'contact.role', 'contact.phone', 'manager.first_name'],
    ['manager.last_name', 'manager.role'],
  ].flat()
  const pages = await Promise.all(
    fields.map(async (_, index) =>
      openStep(await signedIn(portal.origin, people[index % people.length] ?? member), contacts),
    ),
  )
  const answers = await Promise.all(fields.map((name, index) => pages[index]?.send({ [name]: `van ${index}` })))
  expect(answers.map((answer) => answer?.status)).toEqual(fields.map(() => 303))
  const history = await historyOf(portal, member, form)
  expect(history.map(({ path }) => path).toSorted()).toEqual(fields.toSorted())
  const shown = (await openStep(await signedIn(portal.origin, member), contacts)).fields
  expect(fields.map((name) => shown[name])).toEqual(fields.map((_, index) => `van ${index}`))
})
