import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { environment } from '#app/platform/config/env.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { noteSecurity, securityKinds } from '#app/persistence/staff/security.server.ts'
import { shortenSecurityLog, verifySecurityLog } from '#app/persistence/staff/security-chain.server.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { readCsv } from '#tests/support/csv.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { openBrowser, openProviderPage, signIn } from './sign-in-steps.ts'

/** What is written into the security log, who reads it, and how a change to it comes out. */

let portal: Portal
let reader: Actor
let staff: Visitor
let member: Member
beforeAll(async () => {
  portal = await openPortal()
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
    ['kind=erased', false, false],
    ['person=sanne', true, true],
    ['person=%25', false, false],
    ['until=2020-01-01', false, false],
    ['organisation=nonsense', false, false],
  ])('narrowed by its address, also as a table: %s', async (query, onPage, inTable) => {
    await noteSecurity({ kind: 'exported', actorId: reader.userId, facts: { what: '/organisation' } })
    const { text } = await staff.ask(`/admin/security?${query}`)
    expect((text.split('<tbody>')[1] ?? '').includes('Gegevens meegenomen')).toBe(onPage)
    const lines = readCsv((await staff.ask(`/admin/security/csv?${query}`)).text)
    expect(lines.length > 1).toBe(inTable)
    if (inTable) expect(lines[1]?.at(-1)).toMatch(/^[\da-f]{64}$/)
  })

  test('every kind has its words', async () => {
    const { text } = await staff.ask('/admin/security')
    for (const kind of securityKinds) expect(text).toMatch(new RegExp(`value="${kind}"[^>]*>(?!kinds\\.)[^<]+<`))
  })
})

describe('what was written stays', () => {
  /** Changes the log as somebody does who owns the database. */
  async function tamper(change: (number: number) => Promise<unknown>): Promise<number> {
    await noteSecurity({ kind: 'erased', actorId: reader.userId, details: { email: 'a@example.org' } })
    await noteSecurity({ kind: 'exported' })
    const [row] = await portal.sql`select max(number)::int - 1 as number from security_log`
    await portal.sql`alter table security_log disable trigger user`
    await change(row?.number)
    await portal.sql`alter table security_log enable trigger user`
    return row?.number
  }

  test('the database refuses changes', async () => {
    for (const change of [
      portal.sql`update security_log set kind = 'x' where number = 1`,
      portal.sql`update security_log set details = '{}' where number = 1`,
      portal.sql`delete from security_log where number = 1`,
      portal.sql`truncate security_log`,
    ])
      await expect(change).rejects.toThrow(/only added to/)
    expect((await verifySecurityLog()).breakAt).toBeNull()
  })

  test('erasing a person takes what names them, and the chain goes on', async () => {
    await signIn(openBrowser(portal.origin), member.email, accountPassword)
    const before = await verifySecurityLog()
    const form = { email: member.email, name: '', organisation: '', sure: 'yes' }
    expect((await staff.post('/admin/privacy', form)).status).toBe(303)
    const left = await portal.sql`select 1 from security_log l where l::text like ${`%${member.email}%`}`
    expect(left).toEqual([])
    const after = await verifySecurityLog()
    expect([after.breakAt, after.erased - before.erased]).toEqual([null, 1])
    expect(await kindsAbout(member.userId)).toContain('signed-in')
  })

  const put = (number: number, column: string, value: unknown) =>
    portal.sql`update security_log set ${portal.sql({ [column]: value }, column)} where number = ${number}`

  test.each<[string, string, string, (number: number) => Promise<unknown>, number]>([
    ['says something else', 'content', 'exported', (number) => put(number, 'kind', 'exported'), 0],
    ['is of another moment', 'content', '', (number) => put(number, 'at', new Date()), 0],
    ['names somebody else', 'details', '', (number) => put(number, 'details', { email: 'b@example.org' }), 0],
    ['is gone', 'gap', '', (number) => portal.sql`delete from security_log where number = ${number}`, 1],
  ])('a row that %s comes out: %s', async (_what, why, _kind, change, offset) => {
    const [before] = await portal.sql`select max(number)::int + 1 as number from security_log`
    const [kept] = [before?.number]
    const number = await tamper(change)
    expect(number).toBe(kept)
    expect((await verifySecurityLog()).breakAt).toEqual({ number: number + offset, why })
    const page = (await staff.ask('/admin/security/verify')).text
    expect(page).toContain(`Het log klopt niet bij nummer ${number + offset}.`)
    await portal.sql`alter table security_log disable trigger user`
    await portal.sql`delete from security_log where number >= ${number}`
    await portal.sql`alter table security_log enable trigger user`
    expect((await verifySecurityLog()).breakAt).toBeNull()
  })

  test('rows that are gone at its end come out by what was noted, also by the command', async () => {
    await noteSecurity({ kind: 'exported' })
    const { last } = await verifySecurityLog()
    const { DATA_DIR, SESSION_SECRET = '' } = environment()
    const { host, port, user, pass, database } = portal.sql.options
    const DATABASE_URL = `postgres://${user}:${String(pass)}@${host[0]}:${port[0]}/${database}`
    const check = (...noted: string[]) =>
      promisify(execFile)(process.execPath, ['server/verify-security-log.js', ...noted], {
        env: { ...process.env, DATA_DIR, SESSION_SECRET, DATABASE_URL },
      })
    const noted = [String(last?.number), String(last?.hash)]
    expect((await check(...noted)).stdout).toContain(`The newest row is ${noted.join(' ')}`)
    await portal.sql`alter table security_log disable trigger user`
    await portal.sql`delete from security_log where number = ${last?.number ?? 0}`
    await portal.sql`alter table security_log enable trigger user`
    expect((await verifySecurityLog()).breakAt).toBeNull()
    await expect(check(...noted)).rejects.toMatchObject({ code: 2 })
    await expect(check('1', 'x')).rejects.toMatchObject({ code: 1 })
    const wrong = await staff.ask('/admin/security/verify?number=1&hash=x')
    expect(wrong.status).toBe(422)
  })

  test('what is older than it is kept goes, and the rest still fits', async () => {
    await portal.sql`alter table security_log disable trigger user`
    await portal.sql`delete from security_log`
    await portal.sql`alter table security_log enable trigger user`
    await portal.sql`insert into security_log (kind, at) select 'exported', now() - interval '3000 days' from generate_series(1, 3)`
    await noteSecurity({ kind: 'exported' })
    expect(await shortenSecurityLog(4000)).toBe(0)
    expect(await shortenSecurityLog(2557)).toBe(3)
    expect(await shortenSecurityLog(2557)).toBe(0)
    const after = await verifySecurityLog()
    expect([after.rows, after.breakAt, after.first?.number]).toEqual([2, null, 4])
    await portal.sql`alter table security_log disable trigger user`
    await portal.sql`update security_log set facts = '{}'`
    await portal.sql`alter table security_log enable trigger user`
    expect((await verifySecurityLog()).breakAt).not.toBeNull()
  })
})
