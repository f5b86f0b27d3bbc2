import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { environment } from '#app/platform/config/env.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { codeAt, offerOn, secretOn } from '#tests/support/second-factor.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { comeBack, destination, openBrowser, openProviderPage, type Browser } from './sign-in-steps.ts'

let portal: SharedPortal
let admin: Actor
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  admin = await newAdmin()
  await addAccount(portal, admin)
})

const page = '/settings/second-factor'

/** Up to the answer to the right password. */
async function typePassword(browser: Browser = openBrowser(portal.origin)) {
  const form = await openProviderPage(browser)
  return { browser, form, answer: await browser.ask(form, { email: admin.email, password: accountPassword }) }
}

/** In with a password alone. */
async function signedIn(): Promise<Browser> {
  const { browser, answer } = await typePassword()
  expect(destination(await comeBack(browser, answer))).toBe('/')
  return browser
}

const codesOn = (text: string) =>
  [...text.matchAll(/<li>([a-z2-9]{4}(?:-[a-z2-9]{4}){3})<\/li>/g)].map(([, code]) => code ?? '')

/**
 * Sets it up with a code of this half minute, so that those of the next are still to be used. Both are taken, too, where a
 * half minute ends while they are on their way.
 */
async function setUp(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const shown = await (await browser.ask(page)).text()
  const [secret, offer] = [secretOn(shown), offerOn(shown)]
  const answer = await browser.ask(page, { intent: 'set-up', offer, code: codeAt(secret) })
  expect(answer.status).toBe(200)
  return { secret, codes: codesOn(await answer.text()) }
}

/** At the page that asks for a code. */
async function atCode() {
  const { browser, form, answer } = await typePassword()
  expect([answer.status, destination(answer)]).toEqual([303, `${form}/code`])
  const type = (code: string) => browser.ask(`${form}/code`, { code })
  return { browser, form, type }
}

describe('setting it up', () => {
  test('is a section of the settings, to which every page and a notice on /admin lead', async () => {
    const browser = await signedIn()
    const staffPage = await (await browser.ask('/admin')).text()
    expect(staffPage).toContain('href="/settings"')
    expect(staffPage).toContain('href="/settings/second-factor"')
    expect(await (await browser.ask('/settings')).text()).toContain('Inloggen in twee stappen')
    await setUp(browser)
    expect(await (await browser.ask('/admin')).text()).not.toContain('href="/settings/second-factor"')
    expect(await (await browser.ask('/settings')).text()).toContain('U heeft nog 10 herstelcodes.')
  })

  test('takes a code of the app; a wrong one keeps the secret that is shown', async () => {
    const browser = await signedIn()
    const shown = await (await browser.ask(page)).text()
    const wrong = await browser.ask(page, { intent: 'set-up', offer: offerOn(shown), code: '000000' })
    const text = await wrong.text()
    expect([wrong.status, secretOn(text)]).toEqual([422, secretOn(shown)])
    expect(text).toContain('Deze code klopt niet')
    const answer = await browser.ask(page, { intent: 'set-up', offer: offerOn(text), code: codeAt(secretOn(shown)) })
    const shownOnce = await answer.text()
    expect(new Set(codesOn(shownOnce)).size).toBe(10)
    expect(shownOnce, 'whose codes they are, for on paper').toContain(`Routekaart · ${admin.email} · gemaakt op`)
  })

  test('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, codes } = await setUp(await signedIn())
    const [kept] =
      await portal.sql`select sealed_secret from identity_second_factors where account_id = ${admin.userId}`
    expect(kept?.sealed_secret).not.toContain(secret)
    const hashes = await portal.sql`select code_hash from identity_recovery_codes where account_id = ${admin.userId}`
    expect(hashes).toHaveLength(10)
    expect(JSON.stringify(hashes)).not.toContain(codes[0]?.replaceAll('-', ''))
  })

  test('does not take the secret that somebody else was shown', async () => {
    const first = await signedIn()
    const shown = await (await first.ask(page)).text()
    admin = await newAdmin()
    await addAccount(portal, admin)
    const second = await signedIn()
    await second.ask(page, { intent: 'set-up', offer: offerOn(shown), code: codeAt(secretOn(shown)) })
    expect(await portal.sql`select 1 from identity_second_factors where account_id = ${admin.userId}`).toEqual([])
  })
})

describe('signing in', () => {
  test('asks for a code after the password, without which nobody is in', async () => {
    const { secret } = await setUp(await signedIn())
    const { browser, form, type } = await atCode()
    const asked = await (await browser.ask(`${form}/code`)).text()
    expect(asked).toContain('autocomplete="one-time-code"')
    expect(asked).not.toContain('<script')
    expect((await type('000000')).status).toBe(401)
    expect((await browser.ask('/help')).status).toBe(302)
    expect(destination(await comeBack(browser, await type(codeAt(secret, 1))))).toBe('/')
    expect((await browser.ask('/help')).status).toBe(200)
  })

  test('takes each code once, also where two come at the same moment, and none before it', async () => {
    const { secret } = await setUp(await signedIn())
    const tries = await Promise.all([atCode(), atCode(), atCode()])
    const code = codeAt(secret, 1)
    const statuses = await Promise.all(tries.map(async ({ type }) => (await type(code)).status))
    expect(statuses.sort()).toEqual([303, 401, 401])
    expect((await (await atCode()).type(codeAt(secret))).status).toBe(401)
  })

  test.each([
    [-2, 401],
    [1, 303],
    [3, 401],
  ])('with the code of %i half minutes from now: %i', async (steps, status) => {
    const { secret } = await setUp(await signedIn())
    expect((await (await atCode()).type(codeAt(secret, steps))).status).toBe(status)
  })

  test('takes a recovery code in the place of one, once, however it is written', async () => {
    const { codes } = await setUp(await signedIn())
    const [code = ''] = codes
    expect((await (await atCode()).type(` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(303)
    expect((await (await atCode()).type(code)).status).toBe(401)
  })

  test('stops looking at codes after ten wrong ones, and goes on half a minute later', async () => {
    const { secret } = await setUp(await signedIn())
    const { type } = await atCode()
    for (let count = 0; count < 10; count += 1) expect((await type('000000')).status).toBe(401)
    const refused = await type(codeAt(secret, 1))
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    await portal.sql`update identity_failures set at = at - interval '31 seconds' where email = ${admin.email}`
    expect((await type(codeAt(secret, 1))).status).toBe(303)
  })

  test('does not ask who has not shown the password in this login', async () => {
    await setUp(await signedIn())
    const browser = openBrowser(portal.origin)
    const form = await openProviderPage(browser)
    expect(destination(await browser.ask(`${form}/code`))).toBe(form)
    expect(destination(await browser.ask(`${form}/code`, { code: '000000' }))).toBe(form)
    const { form: other } = await atCode()
    expect((await browser.ask(`${other}/code`, { code: '000000' })).status).toBe(400)
  })
})

describe('changing it', () => {
  test.each(['remove', 'codes'])('needs a code: %s', async (intent) => {
    const browser = await signedIn()
    const { secret, codes } = await setUp(browser)
    for (const code of ['', '000000']) expect((await browser.ask(page, { intent, code })).status).toBe(422)
    const done = await browser.ask(page, { intent, code: codeAt(secret, 1) })
    if (intent === 'remove') {
      expect(destination(done)).toBe('/settings')
      await signedIn()
    } else {
      const renewed = codesOn(await done.text())
      expect((await (await atCode()).type(codes[0] ?? '')).status).toBe(401)
      expect((await (await atCode()).type(renewed[0] ?? '')).status).toBe(303)
    }
  })

  test('whoever lost it gets in again by a command on the server', async () => {
    await setUp(await signedIn())
    const { DATA_DIR, SESSION_SECRET = '' } = environment()
    const { host, port, user, pass, database } = portal.sql.options
    const DATABASE_URL = `postgres://${user}:${String(pass)}@${host[0]}:${port[0]}/${database}`
    const reset = (email: string) =>
      promisify(execFile)(process.execPath, ['server/reset-second-factor.js', email], {
        env: { ...process.env, DATA_DIR, SESSION_SECRET, DATABASE_URL },
      })
    expect((await reset(admin.email.toUpperCase())).stdout).toContain('/settings')
    await signedIn()
    await expect(reset(admin.email)).rejects.toMatchObject({ code: 1 })
  })
})
