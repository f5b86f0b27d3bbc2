import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedClientSecret } from '#app/platform/auth/config.server.ts'
import { openRefreshToken } from '#app/platform/auth/kept-tokens.server.ts'
import { environment, keepEnvironment } from '#app/platform/config/env.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { checkSessionSecret } from '#server/secret-mark.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { makeFeed } from '#tests/support/calendar-feed.ts'
import { runCommand } from '#tests/support/backup-place.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { findInDump, startLogin, watchBrowser, type HeldSecrets } from '#tests/support/held-secrets.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addHook, addKey, askForToken } from '#tests/support/program.ts'
import { codeAt, offerOn, secretOn } from '#tests/support/second-factor.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { codeIn, linkForm, tokenIn, typedLink } from '#tests/support/share.ts'
import { anyFreePort, startProcess } from '#tests/support/start-process.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'
import { openBrowser, signIn } from './sign-in-steps.ts'

/** What whoever reads the database, or a copy of it, finds there. */

let sink: MailSink
let portal: Portal
let member: Member
beforeAll(async () => {
  sink = await openMailSink()
  portal = await openPortal({ SMTP_URL: sink.url, MAIL_FROM: 'portal@example.org' })
  member = await addOrganisation(['Huis'])
  await addAccount(portal, member)
}, 60_000)
afterAll(async () => {
  await portal.close()
  await sink.leave()
})

/** The addresses in the newest message to somebody, in its text and its headers. */
async function linksTo(address: string, part: string): Promise<string[]> {
  const links = () => {
    const email = sink.taken.findLast(({ to }) => to?.[0]?.address === address)
    const all = `${email?.text} ${email?.headers.map(({ value }) => value).join(' ')}`
    return [...all.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url).filter((url) => url.includes(part))
  }
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([])
  return links()
}
const lastPart = (url = '') => url.split('/').at(-1) ?? ''
const keptRefreshToken = async () => {
  const [kept] = await portal.sql`select refresh_token from auth_sessions
    where refresh_token is not null order by created_at desc limit 1`
  return openRefreshToken(kept?.refresh_token ?? null) ?? ''
}

test('no value that a browser, a message or a program ever held stands in a dump of the database', async () => {
  const secrets: HeldSecrets = new Map([['password', accountPassword]])
  const hold = (name: string, value: string) => {
    expect(value, name).not.toBe('')
    secrets.set(name, value)
  }
  const admin = await newAdmin()
  const staff = await signedIn(portal.origin, admin)
  hold('cookie of staff', staff.cookies.get('routekaart.session') ?? '')

  const email = 'invited@example.org'
  await staff.post('/admin/users/new', { name: 'Bo', email, organisation: member.organisationId, language: 'nl' })
  for (const kind of ['invitation', 'new password']) {
    if (kind === 'new password') await openBrowser(portal.origin).ask('/identity/u/forgotten', { email })
    const isOther = (url: string) => ![...secrets.values()].includes(lastPart(url))
    await expect.poll(async () => (await linksTo(email, '/u/password/')).some(isOther), { timeout: 20_000 }).toBe(true)
    const [link = ''] = (await linksTo(email, '/u/password/')).filter(isOther)
    hold(`link of ${kind}`, lastPart(link))
    const password = `groene fiets op zolder, ${kind}`
    hold(`password of ${kind}`, password)
    expect((await openBrowser(portal.origin).ask(link, { password, repeat: password })).status).toBe(303)
  }

  const browser = openBrowser(portal.origin)
  watchBrowser(browser, secrets)
  expect(await signIn(browser, member.email, accountPassword)).toBe('/')
  const underWay = openBrowser(portal.origin)
  watchBrowser(underWay, secrets)
  // One login stays half-way; another begins in a browser that is signed in, which the provider notes with its cookie.
  for (const one of [browser, underWay]) expect(await startLogin(one)).toContain('/identity/u/login/')
  const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const Cookie = [...browser.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  const token = await fetch(`${portal.origin}/authentication/token`, {
    ...{ method: 'POST', body: '{}', headers: { ...json, Cookie } },
  })
  hold('access token', String(Object(await token.json()).access_token))
  hold('refresh token', await keptRefreshToken())

  const factor = '/settings/second-factor'
  const shown = await (await browser.ask(factor)).text()
  hold('secret of a second factor', secretOn(shown))
  hold('csrf token', /name="csrf" value="([^"]+)"/.exec(shown)?.[1] ?? '')
  const offer = { intent: 'set-up', offer: offerOn(shown), code: codeAt(secretOn(shown)) }
  const recovery = await (await browser.ask(factor, offer)).text()
  hold('recovery code', /<li>([a-z2-9]{4}(?:-[a-z2-9]{4}){3})<\/li>/.exec(recovery)?.[1] ?? '')

  const leader = await signedIn(portal.origin, member)
  const link = await leader.post(linkForm, typedLink({ email: 'guest@example.org', code: 'on' }))
  hold('share link', tokenIn(link.text))
  hold('code of a share link', codeIn(link.text))
  const { organisationId, userId, name } = member
  await database().transaction((tx) =>
    queueMail(tx, {
      ...{ cause: 'sent-back', language: 'nl', organisationId, stop: { userId }, to: { name, address: member.email } },
      ...{ subject: 'Iets nieuws', preheader: 'Kijk', paragraphs: ['Dag'] },
    }),
  )
  const [stop] = await linksTo(member.email, '/unsubscribe/')
  hold('unsubscribe link', lastPart(stop))
  hold('calendar link', lastPart(await makeFeed(leader)).replace('.ics', ''))
  const wifi = { 'wifi.settings.password': 'Geheim-voor-de-Wifi-2026', 'wifi.settings.ssid': 'Huis' }
  await (await openStep(leader, '/location/setup-it-settings/details?location=0')).send(wifi)
  hold('WiFi password', wifi['wifi.settings.password'])

  const key = await addKey(admin, {})
  hold('secret of a program', key.secret)
  hold('token of a program', String(JSON.parse((await askForToken(portal.origin, key)).text).access_token))
  hold('secret of a webhook', (await addHook(admin, 'https://planning.example')).secret)

  expect([...secrets.keys()].filter((name) => name.startsWith('cookie idp_')).length).toBeGreaterThan(2)
  expect(secrets.has('authorization code')).toBe(true)
  expect(await findInDump(portal.sql, secrets)).toEqual([])
})

describe('a refresh token', () => {
  const refresh = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'routekaart', grant_type: 'refresh_token', ...fields })
    const answer = await fetch(`${portal.origin}/identity/oauth/token`, { method: 'POST', body })
    const { error, refresh_token: next }: { error?: string; refresh_token?: string } = Object(await answer.json())
    return { status: answer.status, error, next }
  }

  test('gives nothing without the secret of the portal, and with it once', async () => {
    const person = await addOrganisation(['Huis'])
    await addAccount(portal, person)
    await signIn(openBrowser(portal.origin), person.email, accountPassword)
    const token = { refresh_token: await keptRefreshToken() }
    const client_secret = embeddedClientSecret()
    const wrong: Record<string, string>[] = [
      {},
      { client_secret: 'x'.repeat(43) },
      { client_id: 'other', client_secret },
    ]
    for (const own of wrong)
      expect(await refresh({ ...token, ...own })).toMatchObject({ status: 401, error: 'invalid_client' })
    // What is kept of it is no token itself.
    const kept = createHash('sha256').update(token.refresh_token).digest('hex')
    expect(await refresh({ refresh_token: kept, client_secret })).toMatchObject({ error: 'invalid_grant' })
    expect(await refresh({ ...token, client_secret })).toMatchObject({ status: 200, next: expect.any(String) })
    expect(await refresh({ ...token, client_secret })).toMatchObject({ status: 400, error: 'invalid_grant' })
  })
})

describe('the SESSION_SECRET of a database', () => {
  const refused = 'SESSION_SECRET: the database was sealed with another one'
  const [next, other] = ['the-next-secret-'.repeat(3), 'some-other-secret-'.repeat(3)]
  const check = async (SESSION_SECRET: string) => {
    const before = environment()
    keepEnvironment({ ...before, SESSION_SECRET })
    await checkSessionSecret().finally(() => keepEnvironment(before))
  }
  const forgetMark = () => portal.sql`delete from identity_keys where name = 'session-secret'`

  test('is known again: a start that makes itself a new one, and a backup, are refused by name', async () => {
    const settings = { DATABASE_URL: portal.statements.url, DATA_DIR: environment().DATA_DIR }
    const server = startProcess({ ...settings, PORT: await anyFreePort() })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain(refused)
    const file = `${settings.DATA_DIR}/refused.backup`
    const backup = await runCommand('backup', [file], { ...settings, SESSION_SECRET: other })
    expect(backup).toEqual({ code: 1, output: expect.stringContaining(refused) })
    await check(sessionSecret)
  })

  test('is told by what is sealed in a database that has no mark of it yet', async () => {
    for (const without of [['session-secret'], ['session-secret', 'signing']]) {
      const kept = await portal.sql`delete from identity_keys where name in ${portal.sql(without)} returning *`
      await expect(check(other)).rejects.toThrow(refused)
      await check(sessionSecret)
      await forgetMark()
      await portal.sql`insert into identity_keys ${portal.sql(kept)}`
    }
  })

  test('may be a list; then the first of it is enough the next time', async () => {
    await check(`${next},${sessionSecret}`)
    await expect(check(sessionSecret)).rejects.toThrow(refused)
    await check(next)
    await check(`${sessionSecret},${next}`)
  })
})
