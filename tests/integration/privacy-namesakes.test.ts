import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { unzip } from '#tests/support/unzip.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** Somebody without an account, whose name others bear too: who is asked about is an e-mail address. */

const name = `Sanne ${randomUUID().slice(0, 8)}`
const email = `${randomUUID()}@example.org`

let portal: SharedPortal
let staff: Visitor
let known: Member
let also: Member
let namesake: Member
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await signedIn(portal.origin, await newAdmin())
  known = await addOrganisation(['Huis'])
  also = await addOrganisation(['Hof'])
  namesake = await addOrganisation(['Burcht'])
  await addLink(known, email)
  await addLink(also, email)
  await addLink(namesake, 'other@example.org')
  await addForm(known, 0, 'basic-information', { contact: { first_name: 'Sanne', last_name: name.slice(7), email } })
  // Here only the name fits.
  await addForm(namesake, 0, 'basic-information', { wifi: { full_name: name, phone: '06' }, remarks: `Bel ${name}` })
})
afterAll(() => portal.close())

async function addLink({ organisationId }: Member, to: string): Promise<void> {
  const id = randomUUID()
  await portal.sql`insert into share_links (organisation_id, id, token_hash, purpose, may, recipient_name, recipient_email,
      language, created_by_name, expires_at)
    values (${organisationId}, ${id}, ${id}, 'ict', 'read', ${name}, ${to}, 'nl', 'Anna', now() + interval '1 day')`
  await portal.sql`insert into share_events (organisation_id, link_id, kind, by_name) values (${organisationId}, ${id}, 'opened', ${name})`
}

/** Everything of an organisation in which the person could be named. */
async function kept({ organisationId }: Member): Promise<string> {
  const rows = await Promise.all(
    ['share_links', 'share_events', 'forms', 'form_changes'].map(
      (table) => portal.sql`select * from ${portal.sql(table)} where organisation_id = ${organisationId} order by id`,
    ),
  )
  return JSON.stringify(rows)
}

const everything = () => Promise.all([known, also, namesake].map(kept))

const look = async (query: Record<string, string>) =>
  (await staff.ask(`/admin/privacy?${new URLSearchParams(query)}`)).text
const tickedIn = (page: string) => [...page.matchAll(/type="checkbox"[^>]*value="([^"]+)"/g)].map(([, id]) => id)
const erase = (typed: Record<string, string>) =>
  staff.post('/admin/privacy', { email, name, organisation: '', ...typed })

test('only organisations with the address are offered, each with a tick of its own', async () => {
  const ticks = tickedIn(await look({ email, name }))
  expect(ticks.sort()).toEqual([known.organisationId, also.organisationId, 'yes'].sort())
  const byName = await look({ email: '', name })
  expect(tickedIn(byName)).toEqual([])
  expect(byName).toContain('Een naam alleen is niet genoeg')
})

test.each([
  ['no tick', () => ({}), 422],
  ['a name alone', () => ({ email: '', where: known.organisationId }), 422],
  ['the organisation of a namesake', () => ({ where: namesake.organisationId }), 409],
])('%s erases nothing', async (_, typed, status) => {
  const before = await everything()
  expect((await erase({ sure: 'yes', ...typed() })).status).toBe(status)
  expect(await everything()).toEqual(before)
})

test('the person is erased where it was ticked, and stays where it was not', async () => {
  const [other, others] = [await kept(also), await kept(namesake)]
  expect((await erase({ sure: 'yes', where: known.organisationId })).status).toBe(303)
  expect(await kept(known)).not.toMatch(new RegExp(`${email}|${name}`))
  expect([await kept(also), await kept(namesake)]).toEqual([other, others])
})

test('links that were signed are told to who asks, and stay', async () => {
  const member = await addOrganisation(['Toren'])
  const { organisationId } = member
  await addLink(member, email)
  await portal.sql`insert into share_signatures (organisation_id, link_id, role, typed_name, statement, signed_text, text_hash)
    select organisation_id, id, 'signer', 'S. de Jong', 'Ik ga akkoord', 'x', 'x' from share_links where organisation_id = ${organisationId}`
  const { host } = new URL(portal.origin)
  const Cookie = [...staff.cookies].map((cookie) => cookie.join('=')).join('; ')
  const answer = await fetch(`http://${host}/admin/privacy/export?email=${email}`, { headers: { Cookie } })
  const told = unzip(Buffer.from(await answer.arrayBuffer()))
    .get('person.json')
    ?.toString('utf8')
  expect(told).toContain('"purpose": "ict"')
  expect(told).toContain('S. de Jong')
  const page = await look({ email, name })
  expect(page).toContain('Handtekeningen en getekende links')
  expect(tickedIn(page)).not.toContain(organisationId)
})
