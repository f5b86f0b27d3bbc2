import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environment } from '#app/platform/config/env.server.ts'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { destination, openBrowser, openProviderPage } from './sign-in-steps.ts'

let portal: SharedPortal
let member: Member
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  staff = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

const password = 'groene fiets op zolder'
const choice = { password, repeat: password }
const forgotten = '/identity/u/forgotten'

/** The links in the mails to this person, the last one first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await portal.sql`
    select sealed_text from mail_messages where lower(to_address) = ${email.toLowerCase()} order by created_at desc`
  return mails.flatMap(({ sealed_text: text }) =>
    (openParagraphs(text) ?? []).flatMap((part) => (typeof part !== 'string' && 'href' in part ? [part.href] : [])),
  )
}

/** Signs in with a password; where the browser ends up. */
async function signIn(email: string, typed: string) {
  const browser = openBrowser(portal.origin)
  const page = await openProviderPage(browser)
  const answer = await browser.ask(page, { email, password: typed })
  if (answer.status !== 303) return { status: answer.status, browser }
  const callback = destination(await browser.ask(destination(answer)))
  return { status: (await browser.ask(callback)).status, browser }
}

/** The page of the last message to this person, as staff see it. */
async function lastMessageTo(email: string): Promise<string> {
  const [mail] = await portal.sql`
    select id from mail_messages where lower(to_address) = ${email.toLowerCase()} order by created_at desc limit 1`
  return (await staff.ask(`/admin/mail/${mail?.id}`)).text
}

/** Asks for a link and gives it. */
async function forget(email: string): Promise<string> {
  const before = (await linksTo(email)).length
  await openBrowser(portal.origin).ask(forgotten, { email })
  await expect.poll(async () => (await linksTo(email)).length).toBe(before + 1)
  return (await linksTo(email))[0] ?? ''
}

describe('what staff read without a mail server', () => {
  it('is the invitation of an account that was never used, and no link of one that is in use', async () => {
    const email = `${randomUUID()}@example.org`
    const form = { name: 'Anna Jansen', email, organisation: member.organisationId, language: 'nl' }
    await staff.post('/admin/users/new', form)
    const [link = ''] = await linksTo(email)
    expect(await lastMessageTo(email)).toContain(link)
    await openBrowser(portal.origin).ask(link, choice)
    await portal.sql`update users set invited_at = now() - interval '1 minute' where email = ${email}`
    const [user] = await portal.sql`select id from users where email = ${email}`
    await staff.post(`/admin/users/${user?.id}`, { intent: 'invite' })
    expect((await linksTo(email)).length).toBe(2)
    expect(await lastMessageTo(email)).not.toContain('/identity/u/password/')
  })

  it('is never a link for a forgotten password; the page says where to get one', async () => {
    const colleague = await addColleague(member)
    const link = await forget(colleague.email)
    const page = await lastMessageTo(colleague.email)
    expect(page).not.toContain(link.split('/').at(-1))
    expect(page).toContain('npm run reset-password')
  })
})

describe('a link made on the server', () => {
  const run = promisify(execFile)
  const reset = (email: string) => {
    const { host, port, user, pass, database } = portal.sql.options
    return run(process.execPath, ['server/reset-password.js', '--email', email], {
      env: {
        ...{
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: new URL(portal.origin).port,
          DATABASE_URL: `postgres://${user}:${String(pass)}@${host[0]}:${port[0]}/${database}`,
        },
        ...{ DATA_DIR: environment().DATA_DIR, SESSION_SECRET: sessionSecret },
      },
    })
  }

  it('replaces a password, ends the one asked for before it, and is written down', async () => {
    const colleague = await addColleague(member)
    const older = await forget(colleague.email)
    const { stdout } = await reset(colleague.email)
    const link = stdout.trim().split('\n').at(-1) ?? ''
    expect((await openBrowser(portal.origin).ask(older)).status).toBe(410)
    expect((await openBrowser(portal.origin).ask(link, choice)).status).toBe(303)
    expect((await signIn(colleague.email, password)).status).toBe(303)
    const notes = await portal.sql`select user_name, subject from audit_log
      where action = 'password-link-made' and subject ->> 'user' = ${colleague.userId}`
    expect(notes).toMatchObject([{ user_name: 'reset-password', subject: { user: colleague.userId } }])
    await expect(reset('nobody@example.org')).rejects.toMatchObject({ code: 1 })
  })
})

describe('a link for a forgotten password', () => {
  it('works for an hour, and ends the one before it', async () => {
    const colleague = await addColleague(member)
    const [first, second] = [await forget(colleague.email), await forget(colleague.email)]
    expect((await openBrowser(portal.origin).ask(first, choice)).status).toBe(410)
    const rows = await portal.sql`
      select extract(epoch from expires_at - created_at)::int as seconds from identity_invitations where email = ${colleague.email}`
    expect(rows.map(({ seconds }) => seconds)).toEqual([3600, 3600])
    expect((await openBrowser(portal.origin).ask(second, choice)).status).toBe(303)
  })
})
