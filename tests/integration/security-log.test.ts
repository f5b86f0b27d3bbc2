import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { noteSecurity, securityKinds } from '#app/persistence/staff/security.server.ts'
import { verifySecurityLog } from '#app/persistence/staff/security-chain.server.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { readCsv } from '#tests/support/csv.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { openBrowser, openProviderPage, signIn } from './sign-in-steps.ts'

/** What is written into the security log, and who reads it. */

let portal: SharedPortal
let reader: Actor
let staff: Visitor
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
  reader = await newAdmin()
  await portal.sql`update users set may_read_security_log = true where id = ${reader.userId}`
  staff = await signedIn(portal.origin, reader)
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await newTenant([])
  await addAccount(portal, member)
})

const rowsAbout = (id: string) => portal.sql<
  { kind: string; actor_id: string | null; facts: object; details: object }[]
>`
  select kind, actor_id, facts, details from security_log where person_id = ${id} or actor_id = ${id} order by number`
const kindsAbout = async (id: string) => (await rowsAbout(id)).map(({ kind }) => kind)

describe('what is written', () => {
  test('of signing in and out: who, where and with what, and wrong passwords', async () => {
    const browser = openBrowser(portal.origin)
    const form = await openProviderPage(browser)
    await browser.ask(form, { email: member.email.toUpperCase(), password: 'wrong' })
    await signIn(openBrowser(portal.origin), member.email, accountPassword)
    const leaving = openBrowser(portal.origin)
    await signIn(leaving, member.email, accountPassword)
    await leaving.ask('/authentication/logout', { everywhere: '1' })
    const rows = await rowsAbout(member.userId)
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['sign-in-refused', 'signed-in', 'signed-in', 'session-ended', 'session-ended'],
    ])
    expect(rows[0]?.facts).toEqual({ reason: 'password' })
    expect(rows[1]?.details).toMatchObject({ email: member.email, address: '127.0.0.1' })
    expect(JSON.stringify(rows.map(({ facts }) => facts))).not.toContain('@')
  })

  test('of somebody nobody knows: only that it was tried', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const browser = openBrowser(portal.origin)
    await browser.ask(await openProviderPage(browser), { email, password: 'wrong' })
    const rows = await portal.sql`select person_id, facts from security_log where details ->> 'email' = ${email}`
    expect(rows).toEqual([{ person_id: null, facts: { reason: 'password' } }])
  })

  test('of taking data out, and of staff who look, take out, keep out and give rights', async () => {
    const own = await signedIn(portal.origin, member)
    expect((await own.ask('/organisation/take-out')).status).toBe(200)
    const path = `/admin/organisations/${member.organisationId}`
    expect((await staff.ask(`${path}/route-card`)).status).toBe(200)
    expect((await staff.ask(`${path}/take-out`)).status).toBe(200)
    expect((await staff.post(`/admin/users/${member.userId}/disable`, { to: 'disabled' })).status).toBe(303)
    expect(await kindsAbout(member.userId)).toEqual([
      ...['signed-in', 'exported', 'rights-changed', 'sessions-ended-by-staff'],
    ])
    const looked = await portal.sql`select kind from security_log
      where organisation_id = ${member.organisationId} and actor_id = ${reader.userId} order by number`
    expect(looked.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['staff-looked', 'exported', 'rights-changed', 'sessions-ended-by-staff']),
    )
  })

  test('one after the other, where many write at once', async () => {
    const before = await verifySecurityLog()
    await Promise.all(Array.from({ length: 40 }, () => noteSecurity({ kind: 'exported', actorId: reader.userId })))
    const after = await verifySecurityLog()
    expect([after.rows - before.rows, after.breakAt]).toEqual([40, null])
  })

  test('nothing of a save', async () => {
    const before = await verifySecurityLog()
    const own = await signedIn(portal.origin, member)
    await own.post('/organisation/org-information/general', { goTo: 'save' })
    expect((await verifySecurityLog()).rows - before.rows).toBe(1)
  })
})

describe('who reads it', () => {
  const pages = ['/admin/security', '/admin/security/verify', '/admin/security/csv']

  test('staff with that right, others not, not even in the menu', async () => {
    const other = await signedIn(portal.origin, await newAdmin())
    const own = await signedIn(portal.origin, member)
    for (const page of pages) {
      const [may, mayNot, member403] = [await staff.ask(page), await other.ask(page), await own.ask(page)]
      expect([page, may.status]).toEqual([page, 200])
      expect([page, mayNot.headers.location]).toEqual([page, '/admin'])
      expect([page, member403.headers.location]).toEqual([page, '/'])
    }
    expect((await staff.ask('/admin')).text).toContain('href="/admin/security"')
    expect((await other.ask('/admin')).text).not.toContain('href="/admin/security"')
  })

  test('given and taken by a colleague, never by oneself', async () => {
    const colleague = await newAdmin()
    const give = { intent: 'give-security' }
    const theirs = await signedIn(portal.origin, colleague)
    expect((await theirs.post(`/admin/users/${colleague.userId}`, give)).status).toBe(409)
    expect((await theirs.ask('/admin/security')).status).toBe(303)
    expect((await staff.post(`/admin/users/${colleague.userId}`, give)).status).toBe(303)
    expect((await theirs.ask('/admin/security')).status).toBe(200)
    expect((await staff.post(`/admin/users/${colleague.userId}`, { intent: 'take-security' })).status).toBe(303)
    expect((await theirs.ask('/admin/security')).status).toBe(303)
    expect((await staff.post(`/admin/users/${member.userId}`, give)).status).toBe(409)
    expect(await kindsAbout(colleague.userId)).toEqual(['signed-in', 'rights-changed', 'rights-changed'])
  })

  test.each([
    ['kind=exported', true, true],
    ['kind=log-shortened', false, false],
    ['person=sanne', true, true],
    ['person=%25', false, false],
    ['until=2020-01-01', false, false],
    ['organisation=nonsense', false, false],
  ])('narrowed by its address, also as a table: %s', async (query, onPage, inTable) => {
    await noteSecurity({ kind: 'exported', actorId: reader.userId, facts: { what: '/organisation' } })
    const { text } = await staff.ask(`/admin/security?${query}`)
    expect((text.split(/<tbody[^>]*>/)[1] ?? '').includes('Gegevens meegenomen')).toBe(onPage)
    const lines = readCsv((await staff.ask(`/admin/security/csv?${query}`)).text)
    expect(lines.length > 1).toBe(inTable)
    if (inTable) expect(lines[1]?.at(-1)).toMatch(/^[\da-f]{64}$/)
  })

  test('every kind has its words', async () => {
    const { text } = await staff.ask('/admin/security')
    for (const kind of securityKinds) expect(text).toMatch(new RegExp(`value="${kind}"[^>]*>(?!kinds\\.)[^<]+<`))
  })
})
