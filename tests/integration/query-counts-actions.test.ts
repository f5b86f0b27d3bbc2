import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { feedEvents, makeFeed, readFeed } from '#tests/support/calendar-feed.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { fillIn, noteChange, openHistory } from '#tests/support/history-page.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** What single acts and addresses cost in statements. The files about what they do share a portal, which counts none. */

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'

async function newLeader() {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

test('a page of history takes five queries, an undo one more than a save, however long the history', async () => {
  const { member, visitor } = await newLeader()
  const page = '/location/basic-info/history?location=0'
  await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
  const countOf = async (work: () => Promise<unknown>) => {
    const all = await portal.statements.during(work)
    return all.filter((one) => !one.includes('from "auth_sessions"')).length
  }
  const count = async () => {
    const history = await openHistory(visitor, page)
    return [await countOf(() => visitor.ask(page)), await countOf(() => history.undo(history.changes[0]))]
  }
  const few = await count()
  const change = { path: 'location.city', way: 'page' } as const
  for (let n = 0; n < 200; n += 1)
    await noteChange(portal, member, 'basic-information', { ...change, from: `${n}`, to: `${n + 1}` })
  await fillIn(visitor, contacts, { 'contact.first_name': 'Ben' })
  expect(await count()).toEqual(few)
  // The history, whose the task was, and two for the organisation; two more for what is kept of places, from which the header offers the
  // other locations and the task tells by when it should be done.
  expect(few[0]).toBeLessThanOrEqual(5)
  // The change itself, begin and commit, and at most three between.
  expect(few[1]).toBeLessThanOrEqual(6)
})

test('a save that changes no number of a person asks nothing more of the database', async () => {
  const { member, visitor } = await newLeader()
  const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 1' }
  await addForm(member, 0, 'basic-information', { contact: { ...bas, role: 'ICT' } })
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  const page = await openStep(visitor, contacts)
  const few = await portal.statements.during(() => page.send({ 'contact.role': 'baas' }))
  const again = await openStep(visitor, contacts)
  const more = await portal.statements.during(() => again.send({ 'contact.phone': '06 2' }))
  expect(more.length - few.length).toBe(1)
  expect(few.some((statement) => statement.includes('named_people'))).toBe(false)
})

test('without a session a form costs queries only if it tells for whom it was made', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  await portal.sql`delete from auth_sessions where user_id = ${member.userId}`
  visitor.cookies.clear()
  const stranger = openVisitor(portal.origin)
  expect(await portal.statements.during(() => stranger.post(contacts, { 'contact.role': 'Baas' }))).toEqual([])
  expect(await portal.statements.during(() => page.send({ 'contact.role': 'Baas' }))).toHaveLength(1)
})

test('an entry of the usage log takes one statement', async () => {
  const { visitor } = await newLeader()
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify({ log_type: 'navigation', amount: -1, data: '/help' })
  const statements = await portal.statements.during(() =>
    visitor.ask('/api/user_log', { method: 'POST', headers, body }),
  )
  expect(statements.filter((statement) => !statement.includes('from "auth_sessions"'))).toHaveLength(1)
})

test('a calendar feed takes as many queries for many locations as for one', async () => {
  const [day, hour] = [86_400_000, 3_600_000]
  const today = dayOf(Date.now())
  const { member, visitor } = await newLeader()
  const many = await addOrganisation(Array.from({ length: 60 }, (_, n) => `Huis ${n}`))
  const feeds = [await makeFeed(visitor), await makeFeed(await signedIn(portal.origin, many))]
  const meeting = { id: '00000001', date: today + 20 * day + 12 * hour }
  await addForm(member, 0, 'finalise-start-meeting', { dates: [meeting] })
  for (let at = 0; at < 60; at += 1) await addForm(many, at, 'target-date', { date: today + (20 + at) * day })
  const counts: number[] = []
  for (const path of feeds) {
    await feedEvents(portal.origin, path)
    counts.push((await portal.statements.during(() => readFeed(portal.origin, path))).length)
  }
  expect(counts[1]).toBe(counts[0])
  expect(counts[0]).toBeLessThanOrEqual(5)
})
