import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#app/platform/config/env.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { noteSecurity } from '#app/persistence/staff/security.server.ts'
import { shortenSecurityLog, verifySecurityLog } from '#app/persistence/staff/security-chain.server.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { openBrowser, signIn } from './sign-in-steps.ts'

/** How a change to the security log comes out, and what of it may change. */

let portal: Portal
let reader: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  reader = await newAdmin()
  await portal.sql`update users set may_read_security_log = true where id = ${reader.userId}`
  staff = await signedIn(portal.origin, reader)
})
afterAll(() => portal.close())

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
  const member = await newTenant([])
  await addAccount(portal, member)
  await signIn(openBrowser(portal.origin), member.email, accountPassword)
  const before = await verifySecurityLog()
  const form = {
    email: member.email,
    name: '',
    organisation: '',
    where: [member.organisationId, 'portal'],
    sure: 'yes',
  }
  expect((await staff.post('/admin/privacy', form)).status).toBe(303)
  const left = await portal.sql`select 1 from security_log l where l::text like ${`%${member.email}%`}`
  expect(left).toEqual([])
  const after = await verifySecurityLog()
  expect([after.breakAt, after.erased - before.erased]).toEqual([null, 1])
  const still = await portal.sql`select kind from security_log where person_id = ${member.userId}`
  expect(still.map(({ kind }) => kind)).toContain('signed-in')
})

const put = (number: number, column: string, value: unknown) =>
  portal.sql`update security_log set ${portal.sql({ [column]: value }, column)} where number = ${number}`

test.each<[string, string, (number: number) => Promise<unknown>, number]>([
  ['says something else', 'content', (number) => put(number, 'kind', 'exported'), 0],
  ['is of another moment', 'content', (number) => put(number, 'at', new Date()), 0],
  ['names somebody else', 'details', (number) => put(number, 'details', { email: 'b@example.org' }), 0],
  ['is gone', 'gap', (number) => portal.sql`delete from security_log where number = ${number}`, 1],
])('a row that %s comes out: %s', async (_what, why, change, offset) => {
  const [before] = await portal.sql`select max(number)::int + 1 as number from security_log`
  const number = await tamper(change)
  expect(number).toBe(before?.number)
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
