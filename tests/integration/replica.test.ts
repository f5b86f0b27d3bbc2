import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { openCaller } from '#tests/support/api-caller.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { newMember } from '#tests/support/documents-place.ts'
import { changeSomething } from '#tests/support/place-changes.ts'
import { openReplicaPlace, type ReplicaPlace } from '#tests/support/replica-place.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { floorPlanPage, pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'
import { openBrowser, signIn } from './sign-in-steps.ts'

/** Pages that are read from a standby. */

let place: ReplicaPlace
beforeAll(async () => {
  place = await openReplicaPlace()
  await place.untilRead(true)
})
afterEach(() => place.standby.resume())
afterAll(() => place.close())

const contacts = '/location/basic-info/contacts?location=0'
const pages = ['/', '/organisation', '/location/route-card?location=0', contacts, '/documents', '/api/roadmap']

const see = (visitor: Visitor, page: string) => async () => expect((await visitor.ask(page)).status).toBe(200)
const written = (visitor: Visitor) => [...visitor.cookies.keys()].filter((name) => name.includes('routekaart.written.'))

/** Somebody of an organisation with one location, whose colleague and whose progress the standby knows. */
async function twoBrowsers() {
  const member = await addOrganisation(['Huis'])
  const own = await signedIn(place.origin, member)
  const other = await signedIn(place.origin, await addColleague(member))
  await own.ask('/')
  await place.standby.catchUp()
  return { member, own, other }
}

test.each(pages)('%s is read from the standby, and from it alone', async (page) => {
  const visitor = await signedIn(place.origin, await newMember())
  // What nobody had computed yet is kept.
  await visitor.ask(page)
  await place.standby.catchUp()
  const { primary, replica } = await place.asked(see(visitor, page))
  expect(replica.join()).toContain('auth_sessions')
  expect(primary).toEqual([])
  expect(written(visitor)).toEqual([])
})

test('who comes by a link, staff, programs with a token and everything that is sent ask the primary alone', async () => {
  const { member, own } = await twoBrowsers()
  const { address } = await addLink(member)
  const program = await openCaller(place, member, 'access token')
  const step = await openStep(own, contacts)
  const staff = await signedIn(place.origin, await newAdmin())
  for (const work of [
    see(staff, '/admin/board'),
    see(openVisitor(place.origin), address),
    async () => expect((await program.get('/api/roadmap')).status).toBe(200),
    async () => expect((await step.send({ 'contact.first_name': 'Bo' })).status).toBe(303),
  ]) {
    const { primary, replica } = await place.asked(work)
    expect(replica).toEqual([])
    expect(primary).not.toEqual([])
  }
})

test('own changes are seen at once, those of colleagues when the standby has them', async () => {
  const { own, other } = await twoBrowsers()
  await place.standby.pause()
  const step = await openStep(own, contacts)
  expect((await step.send({ 'contact.first_name': 'Bartholomea' })).status).toBe(303)
  expect(written(own)).toHaveLength(1)
  const { replica } = await place.asked(async () => {
    for (const page of pages) await see(own, page)()
    expect((await own.ask(contacts)).text).toContain('Bartholomea')
  })
  expect(replica.filter((statement) => !statement.includes('pg_last_wal_replay_lsn'))).toEqual([])
  expect((await other.ask(contacts)).text).not.toContain('Bartholomea')

  // Of several writes the last one is enough.
  expect((await (await openStep(own, contacts)).send({ 'contact.last_name': 'Voorbeeld' })).status).toBe(303)
  expect(written(own)).toHaveLength(1)
  await place.standby.resume()
  await place.standby.catchUp()
  expect((await other.ask(contacts)).text).toContain('Voorbeeld')
  const after = await place.asked(see(own, contacts))
  expect(after.primary).toEqual([])
  expect(written(own)).toEqual([])
})

test('that a page was used is written, and the next page is read from the standby all the same', async () => {
  const { member, own } = await twoBrowsers()
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify({ log_type: 'navigation', amount: -1, data: '/documents' })
  const { status } = await own.ask('/api/user_log', { method: 'POST', headers, body })
  expect([status, written(own)]).toEqual([204, []])
  expect(await place.sql`select 1 from usage_log where user_id = ${member.userId}`).toHaveLength(1)
})

test('an answer that comes late takes nothing from what a newer one said', async () => {
  const { own } = await twoBrowsers()
  await place.standby.pause()
  await (await openStep(own, contacts)).send({ 'contact.first_name': 'Bo' })
  // A page that was asked for now, and is answered after the next write.
  const early = openVisitor(place.origin)
  for (const [name, value] of own.cookies) early.cookies.set(name, value)
  await (await openStep(own, contacts)).send({ 'contact.first_name': 'Bartholomea' })
  await place.standby.resume()
  await place.standby.catchUp()
  const { headers } = await early.ask(contacts)
  const told = String(headers['set-cookie'])

  for (const name of written(own)) expect(told).not.toContain(name)
})

test('files, the API and signing in: what was written is found again', async () => {
  const { member, own } = await twoBrowsers()
  await addAccount(place, member)
  await place.standby.catchUp()
  await place.standby.pause()
  const bytes = pdfOf(2000)
  expect((await sendFiles(own, [{ file: 'plattegrond-west.pdf', bytes }])).status).toBe(303)
  expect((await own.ask(floorPlanPage)).text).toContain('plattegrond-west.pdf')

  const browser = openBrowser(place.origin)
  expect(await signIn(browser, member.email, accountPassword, floorPlanPage)).toBe(floorPlanPage)
  const page = await browser.ask(floorPlanPage)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('plattegrond-west.pdf')])

  const form = { form_type: 'basic-information', location_index: 0, fields: { contact: { first_name: 'Bartholomea' } } }
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const sent = await own.ask('/api/form', { method: 'POST', headers, body: JSON.stringify({ form }) })
  expect(sent.status).toBe(200)
  expect((await own.ask(contacts)).text).toContain('Bartholomea')
})

test('a page that is remembered is never older than the revision it is remembered under', async () => {
  const { member, own } = await twoBrowsers()
  const page = '/organisation'
  await see(own, page)()
  await place.standby.pause()
  await changeSomething(member, { kind: 'rename', at: 0, what: 77 })
  // The standby does not know this session: it is found at the primary, with the new revision.
  const { cookies } = await signedIn(place.origin, member)
  const late = openVisitor(place.origin)
  for (const [name, value] of cookies) late.cookies.set(name, value)
  expect((await late.ask(page)).text).toContain('Nieuw 77')
  expect((await own.ask(page)).text).not.toContain('Nieuw 77')
  await place.standby.resume()
  await place.standby.catchUp()
  for (const visitor of [own, late]) expect((await visitor.ask(page)).text).toContain('Nieuw 77')
})

test('what the standby has not got yet is not computed again', async () => {
  const { member, own, other } = await twoBrowsers()
  await changeSomething(member, { kind: 'save', at: 0, what: 5 })
  await place.standby.catchUp()
  await place.standby.pause()
  await see(own, '/organisation')()
  const { primary } = await place.asked(see(other, '/organisation'))
  expect(primary.filter((statement) => /\bupdate\b/.test(statement))).toEqual([])
})

test.each(['zzzz', '', 'ffffffffffffffff', 'FFFFFFFFFFFFFFFF', "0'; drop table forms; --", '0'.repeat(4000)])(
  'a position that somebody made up (%s) costs nobody else anything',
  async (position) => {
    const { own, other } = await twoBrowsers()
    own.cookies.set(`routekaart.written.${position}`, '1')
    const { primary } = await place.asked(see(own, contacts))
    expect(primary.length > 0).toBe(position === 'ffffffffffffffff')
    expect((await place.asked(see(other, contacts))).primary).toEqual([])
    if (position !== 'ffffffffffffffff') return
    // The next write is a position again that comes about.
    await (await openStep(own, contacts)).send({ 'contact.first_name': 'Bo' })
    await see(own, contacts)()
    await place.standby.catchUp()
    expect((await place.asked(see(own, contacts))).primary).toEqual([])
  },
)

test('signing out is seen at once in the browser that did, and elsewhere when the standby knows', async () => {
  const { own } = await twoBrowsers()
  const copied = openVisitor(place.origin)
  for (const [name, value] of own.cookies) copied.cookies.set(name, value)
  const csrf = /name="csrf" value="([^"]+)"/.exec((await own.ask('/')).text)?.[1] ?? ''
  await place.standby.pause()
  expect((await own.post('/authentication/logout', { csrf })).status).toBe(303)
  for (const [name, value] of copied.cookies) own.cookies.set(name, value)
  expect((await own.ask('/documents')).status).toBe(302)
  expect((await copied.ask('/documents')).status).toBe(200)
  // It may look a little longer, and change nothing.
  expect((await copied.post(contacts, { csrf, goTo: 'save' })).status).toBe(401)
  await place.standby.resume()
  await place.standby.catchUp()
  expect((await copied.ask('/documents')).status).toBe(302)
})
