import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { destination, openBrowser, openProviderPage } from './sign-in-steps.ts'

let portal: Portal
let member: Member
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
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

describe('an invitation', () => {
  let email: string
  let link: string
  beforeEach(async () => {
    email = `${randomUUID()}@Example.org`
    const form = { name: 'Anna Jansen', email, organisation: member.organisationId, language: 'nl' }
    expect((await staff.post('/admin/users/new', form)).status).toBe(303)
    link = (await linksTo(email))[0] ?? ''
  })
  const open = (form?: Record<string, string>) => openBrowser(portal.origin).ask(link, form)

  it('leads to a page of the same origin, which asks for a password and for nothing to run', async () => {
    expect(link.startsWith(`${portal.origin}/identity/u/password/`)).toBe(true)
    const page = await open()
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain(`value="${email.toLowerCase()}"`)
  })

  it('works once: the password is theirs, whatever capitals they write their address in', async () => {
    const saved = await open(choice)
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/authentication/login'])
    const { status, browser } = await signIn(email.toUpperCase(), password)
    expect(status).toBe(303)
    expect((await browser.ask('/help')).status).toBe(200)
    for (const again of [await open(), await open(choice)]) expect(again.status).toBe(410)
    expect((await signIn(email, 'een ander wachtwoord')).status).toBe(401)
  })

  it('takes no password that everybody guesses first', async () => {
    const common = { password: 'Wachtwoord2026!', repeat: 'Wachtwoord2026!' }
    const answer = await open(common)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('makkelijk te raden')])
    expect((await open(choice)).status).toBe(303)
  })

  it('works for one of two who use it at the same moment', async () => {
    const answers = await Promise.all([open(choice), open(choice), open(choice)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410])
  })

  it.each([
    [{ password: 'te kort', repeat: 'te kort' }, 'minstens 12 tekens'],
    [{ password, repeat: 'groene fiets op solder' }, 'niet hetzelfde'],
    [{ password }, 'niet hetzelfde'],
    [{}, 'minstens 12 tekens'],
  ])('asks again where the password is not right: %j', async (form: Record<string, string>, said) => {
    const answer = await open(form)
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toContain(said)
    expect(text).not.toContain(password)
    expect((await open()).status).toBe(200)
  })

  it('does not work after seven days, nor for whoever is kept out, nor once another one was used', async () => {
    const [row] =
      await portal.sql`update identity_invitations set expires_at = now() where email = ${email.toLowerCase()}
      returning created_at, name`
    expect(row?.name).toBe('Anna Jansen')
    expect((await open(choice)).status).toBe(410)
    await portal.sql`update identity_invitations set expires_at = created_at + interval '7 days'
      where email = ${email.toLowerCase()}`
    await portal.sql`update users set disabled_at = now() where email = ${email}`
    expect((await open(choice)).status).toBe(410)
    await portal.sql`update users set disabled_at = null, invited_at = now() - interval '1 minute' where email = ${email}`
    const [user] = await portal.sql`select id from users where email = ${email}`
    await staff.post(`/admin/users/${user?.id}`, { intent: 'invite' })
    const [newer = ''] = await linksTo(email)
    expect(newer).not.toBe(link)
    expect((await openBrowser(portal.origin).ask(newer, choice)).status).toBe(303)
    expect((await open(choice)).status).toBe(410)
  })

  it('is kept as a hash, and named in no log', async () => {
    const token = link.split('/').at(-1) ?? ''
    const [row] = await portal.sql`select * from identity_invitations where email = ${email.toLowerCase()}`
    expect(JSON.stringify(row)).not.toContain(token)
    await open()
    expect(portal.output()).not.toContain(token)
  })
})

/** Asks for a link and gives it. */
async function forget(email: string): Promise<string> {
  const before = (await linksTo(email)).length
  await openBrowser(portal.origin).ask(forgotten, { email })
  await expect.poll(async () => (await linksTo(email)).length).toBe(before + 1)
  return (await linksTo(email))[0] ?? ''
}

describe('a forgotten password', () => {
  it('is answered alike, whether there is such a user or not', async () => {
    const colleague = await addColleague(member)
    const ask = (email: string) => openBrowser(portal.origin).ask(forgotten, { email })
    const answers = await Promise.all([colleague.email, 'nobody@example.org', 'no address', ''].map(ask))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(texts).size).toBe(1)
    await expect.poll(async () => (await linksTo(colleague.email)).length).toBe(1)
    const [{ written } = { written: -1 }] = await portal.sql`
      select count(*)::int as written from mail_messages where to_address in ('nobody@example.org', 'no address', '')`
    expect(written).toBe(0)
  })

  it('is replaced, and whoever was signed in with the old one is out', async () => {
    const colleague = await addColleague(member)
    const browser = openBrowser(portal.origin)
    const open = () => forget(colleague.email)
    expect((await browser.ask(await open(), choice)).status).toBe(303)
    const first = await signIn(colleague.email, password)
    expect((await first.browser.ask('/help')).status).toBe(200)
    const other = 'een heel ander wachtwoord'
    expect((await browser.ask(await open(), { password: other, repeat: other })).status).toBe(303)
    expect((await first.browser.ask('/help')).status).toBe(302)
    // The provider does not know them any more either: it asks for the password again.
    expect(await openProviderPage(first.browser)).toContain('/identity/u/login/')
    expect((await signIn(colleague.email, password)).status).toBe(401)
    expect((await signIn(colleague.email, other)).status).toBe(303)
  })

  it('brings at most three links in a quarter of an hour, and none to whoever is kept out', async () => {
    const [colleague, out] = [await addColleague(member), await addColleague(member)]
    await portal.sql`update users set disabled_at = now() where id = ${out.userId}`
    const ask = (email: string) => openBrowser(portal.origin).ask(forgotten, { email })
    await Promise.all([...Array.from({ length: 6 }, () => ask(colleague.email)), ask(out.email)])
    await expect.poll(async () => (await linksTo(colleague.email)).length).toBe(3)
    // One that comes later is written after those that came before it.
    const last = await addColleague(member)
    await ask(last.email)
    await expect.poll(async () => (await linksTo(last.email)).length).toBe(1)
    expect((await linksTo(colleague.email)).length).toBe(3)
    expect(await linksTo(out.email)).toEqual([])
  })

  it('is asked for from the login page', async () => {
    const browser = openBrowser(portal.origin)
    const page = await (await browser.ask(await openProviderPage(browser))).text()
    expect(page).toContain(`href="${forgotten}"`)
    expect((await browser.ask(forgotten)).status).toBe(200)
  })
})
