import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'
const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }

/** The people that the first list of a page offers, by name. */
function offered(html: string): Map<string, string> {
  const [, list = ''] = /<select\b[^>]*name="person"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
  return new Map([...list.matchAll(/<option value="([^"]+)">([^<]*)/g)].map(([, id = '', name = '']) => [name, id]))
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
  expect(names).toContain('Bas Hendriks, bas@example.org')
  expect(names.some((name) => name.startsWith('Youssef Amrani'))).toBe(true)
  expect(names.some((name) => name.startsWith('Vreemde'))).toBe(false)
})

test('somebody chosen fills the group of the button, keeps the rest that was typed, and saves nothing', async () => {
  const { visitor } = await newMember()
  const page = await openStep(visitor, step)
  const id = offered(page.answer.text).get('Bas Hendriks, bas@example.org') ?? ''
  const typed = { 'contact.first_name': 'Ria', 'manager.last_name': 'Mol', 'manager.role': 'baas', person: ['', id] }
  const filled = stepIn(visitor, step, await page.send(typed, 'person:1:manager'))
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
  ['nobody', ['', '']],
  ['somebody unknown', ['', 'b6f1b1d7a1e2c3d4']],
])('where %s was chosen the page says so and keeps what was typed', async (_, person) => {
  const { visitor } = await newMember()
  const page = await openStep(visitor, step)
  const answer = await page.send({ 'manager.role': 'baas', person }, 'person:1:manager')
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Kies eerst iemand uit de lijst.')
  expect(stepIn(visitor, step, answer).fields).toMatchObject({ 'manager.role': 'baas' })
})

test('a row of a list is filled; who is named already needs no list', async () => {
  const { visitor } = await newMember()
  const team = '/location/introduce-project-team/details?location=0'
  const page = await openStep(visitor, team)
  const id = offered(page.answer.text).get('Bas Hendriks, bas@example.org') ?? ''
  const filled = stepIn(visitor, team, await page.send({ person: id }, 'person:0:members[0]'))
  expect(filled.fields).toMatchObject({ 'members[0].first_name': 'Bas', 'members[0].email': 'bas@example.org' })
  expect((await filled.send()).status).toBe(303)
  expect(offered((await openStep(visitor, team)).answer.text).size).toBe(0)
})

test('who was just saved is offered on the next page', async () => {
  const { visitor } = await newMember()
  await (await openStep(visitor, step)).send({ 'contact.first_name': 'Els', 'contact.last_name': 'Groen' })
  expect([...offered((await visitor.ask('/location/setup-it-settings/details?location=0')).text).keys()]).toContain(
    'Els Groen',
  )
})
