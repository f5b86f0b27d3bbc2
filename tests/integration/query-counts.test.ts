import { afterAll, beforeAll, expect, test } from 'vitest'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { leaveNothingStale } from '#tests/support/nothing-stale.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
/** Of an organisation with three locations, and of one with three hundred: both are read only. */
let few: Visitor
let many: Visitor
beforeAll(async () => {
  // Otherwise a page that was shown before takes none.
  portal = await openPortal({ PAGE_MEMORY_MB: '0' })
  few = await newVisitor(3)
  many = await newVisitor(300)
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'

/** Somebody of an organisation with so many locations, each of which has filled in something. */
async function newVisitor(locations: number) {
  const names = Array.from({ length: locations }, (_, index) => `Huis ${index}`)
  const member = await addOrganisation(names)
  for (const index of names.keys()) await addForm(member, index, 'target-date', { date: Date.UTC(2027, 3, 12) })
  const visitor = await signedIn(portal.origin, member)
  // The first request of all prepares things; what is kept of places is made when it is first read.
  await visitor.ask(step)
  await visitor.ask('/organisation')
  await leaveNothingStale()
  return visitor
}

/** The statements of some work, without the one that looks up who is asking. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const all = await portal.statements.during(work)
  const own = all.filter((statement) => !statement.includes('from "auth_sessions"'))
  expect(all.length - own.length).toBe(1)
  return own
}

test.each<[page: string, path: string, most?: number]>([
  ['the route card', '/location/route-card?location=0'],
  ['the route card of the organisation', '/organisation/route-card'],
  ['the overview', '/organisation'],
  ['the overview of those that are late', '/organisation?show=late&order=late'],
  ['all tasks of all locations', '/organisation/tasks'],
  ['a step page', step],
  ['a page of documents', '/location/upload-floor-plan/upload?location=0'],
  ['an intro', '/location/basic-info?location=0'],
  ['the roadmap of the API', '/api/roadmap?location_index=0', 4],
])('%s takes at most three queries, or four, however many locations there are', async (_page, path, most = 3) => {
  const counted = []
  await leaveNothingStale()
  for (const visitor of [few, many]) {
    let status = 0
    const statements = await statementsOf(async () => ({ status } = await visitor.ask(path)))
    expect(status).toBe(200)
    counted.push(statements.length)
  }
  expect(counted[0]).toBeGreaterThan(0)
  expect(counted[0]).toBeLessThanOrEqual(most)
  expect(counted[1]).toBe(counted[0])
})

test('the start takes at most six queries, however many locations there are', async () => {
  const counted = []
  await leaveNothingStale()
  for (const visitor of [few, many]) {
    await visitor.ask('/')
    counted.push((await statementsOf(() => visitor.ask('/'))).length)
  }
  expect(counted[0]).toBeLessThanOrEqual(6)
  expect(counted[1]).toBe(counted[0])
})

test.each([
  ['help', '/help'],
  ['the page of an address that is none', '/nowhere'],
])('%s takes no query of its own', async (_page, path) => {
  const visitor = await newVisitor(1)
  expect(await statementsOf(() => visitor.ask(path))).toEqual([])
})

test('the people of an organisation take one query, and none until something is changed', async () => {
  const visitor = await newVisitor(300)
  const ask = () => statementsOf(() => visitor.ask('/organisation/people'))
  await (await openStep(visitor, step)).send({ 'contact.first_name': 'Bo' })
  expect([(await ask()).length, (await ask()).length]).toEqual([1, 0])
})

test('a save takes at most four statements, all in one transaction', async () => {
  const visitor = await newVisitor(300)
  const page = await openStep(visitor, step)
  let status = 0
  const statements = await statementsOf(
    async () => ({ status } = await page.send({ 'contact.first_name': 'Bo', 'manager.role': 'Baas' })),
  )
  expect(status).toBe(303)
  expect([statements[0]?.trim(), statements.at(-1)?.trim()]).toEqual(['begin', 'commit'])
  expect(statements.length - 2).toBeLessThanOrEqual(4)
})

test('what a form asks is done once, also where its page comes back', async () => {
  const visitor = await newVisitor(1)
  const page = await openStep(visitor, step)
  let status = 0
  const statements = await statementsOf(
    async () => ({ status } = await page.send({ 'contact.first_name': 'Bo', 'contact.email': 'no address' })),
  )
  expect(status).toBe(422)
  expect(statements.filter((statement) => statement.trim() === 'begin')).toHaveLength(1)
})

test('who is not signed in costs no query', async () => {
  const visitor = await newVisitor(1)
  visitor.cookies.clear()
  for (const path of [step, '/api/roadmap', '/authentication/login', '/admin']) {
    expect(await portal.statements.during(() => visitor.ask(path))).toEqual([])
  }
})
