import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'
const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }

/** The people that the first list of a page offers, by name; or those of its buttons, where they are few. */
function offered(html: string): Map<string, string> {
  const [, buttons = ''] = /<div [^>]*role="group"[^>]*>([\s\S]*?)<\/div>/.exec(html) ?? []
  const few = [...buttons.matchAll(/value="known:([^:"]+):[^"]*"[\s\S]*?<\/span> <span>([^<]*)/g)]
  if (few.length > 0) return new Map(few.map(([, id = '', name = '']) => [name, id]))
  const [, list = ''] = /<select\b[^>]*name="person"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
  return new Map(
    [...list.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)].map(([, id = '', name = '']) => [name, id]),
  )
}

async function newMember() {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  return { member, visitor: await signedIn(portal.origin, member) }
}

test('people of other tasks, other locations and accounts are offered; those of others are not', async () => {
  const [{ member, visitor }, other] = [await newMember(), await newMember()]
  await addForm(other.member, 0, 'wifi-settings', { wifi: { contact: { ...bas, first_name: 'Vreemde' } } })
  await addColleague(member, 'Youssef Amrani')
  const { text } = await visitor.ask(step)
  const names = [...offered(text).keys()]
  expect(names).toContain('Bas Hendriks')
  expect(names.some((name) => name.startsWith('Youssef Amrani'))).toBe(true)
  expect(names.some((name) => name.startsWith('Vreemde'))).toBe(false)
})

/** So many that a list offers them. */
async function nameMany(member: Member): Promise<void> {
  const members = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: `aaaaaa${10 + n}`, first_name: `Bea${n}`, last_name: 'Kok', email: `bea${n}@example.org` },
  }))
  await addForm(member, 1, 'project-team', { numberOfMembers: 8, members })
}

test.each([
  { by: 'a button', isOne: true, label: 'Bas Hendriks' },
  { by: 'a list', isOne: false, label: 'Bas Hendriks, bas@example.org' },
])('somebody chosen by $by fills its group, keeps the rest that was typed, and saves nothing', async (way) => {
  const { member, visitor } = await newMember()
  if (!way.isOne) await nameMany(member)
  const page = await openStep(visitor, step)
  const id = offered(page.answer.text).get(way.label) ?? ''
  const typed = { 'contact.first_name': 'Ria', 'manager.last_name': 'Mol', 'manager.role': 'baas', person: ['', id] }
  const filled = stepIn(visitor, step, await page.send(typed, way.isOne ? `known:${id}:manager` : 'person:1:manager'))
  expect(filled.answer.status).toBe(200)
  expect(filled.fields).toMatchObject({
    'contact.first_name': 'Ria',
    'manager.first_name': 'Bas',
    'manager.last_name': 'Hendriks',
    'manager.role': '',
  })
  expect((await openStep(visitor, step)).fields).toMatchObject({ 'contact.first_name': '', 'manager.first_name': '' })

  expect((await filled.send()).status).toBe(303)
  expect((await openStep(visitor, step)).fields).toMatchObject({
    'contact.first_name': 'Ria',
    'manager.last_name': 'Hendriks',
  })
})

test.each([
  ['nobody', ['', ''], 'person:1:manager'],
  ['somebody unknown', ['', 'b6f1b1d7a1e2c3d4'], 'person:1:manager'],
  ['somebody unknown, by a button,', [], 'known:b6f1b1d7a1e2c3d4:manager'],
])('where %s was chosen the page says so and keeps what was typed', async (_, person, goTo) => {
  const { visitor } = await newMember()
  const page = await openStep(visitor, step)
  const answer = await page.send({ 'manager.role': 'baas', person }, goTo)
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Kies eerst iemand uit de lijst.')
  expect(stepIn(visitor, step, answer).fields).toMatchObject({ 'manager.role': 'baas' })
})

test('a row of a list is filled; who is named already needs no list', async () => {
  const { visitor } = await newMember()
  const team = '/location/introduce-project-team/details?location=0'
  const page = await openStep(visitor, team)
  const id = offered(page.answer.text).get('Bas Hendriks') ?? ''
  const filled = stepIn(visitor, team, await page.send({}, `known:${id}:members[0]`))
  expect(filled.fields).toMatchObject({ 'members[0].first_name': 'Bas', 'members[0].email': 'bas@example.org' })
  expect((await filled.send()).status).toBe(303)
  expect(offered((await openStep(visitor, team)).answer.text).size).toBe(0)
})

test('two people of one name are told apart on their buttons', async () => {
  const { member, visitor } = await newMember()
  await addForm(member, 0, 'wifi-settings', { wifi: { contact: { ...bas, email: 'bas@other.example', phone: '' } } })
  expect([...offered((await visitor.ask(step)).text).keys()]).toEqual(
    expect.arrayContaining(['Bas Hendriks, bas@example.org', 'Bas Hendriks, bas@other.example']),
  )
})

test('who was just saved is offered on the next page', async () => {
  const { visitor } = await newMember()
  await (await openStep(visitor, step)).send({ 'contact.first_name': 'Els', 'contact.last_name': 'Groen' })
  expect([...offered((await visitor.ask('/location/setup-it-settings/details?location=0')).text).keys()]).toContain(
    'Els Groen',
  )
})
