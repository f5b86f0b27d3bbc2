import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import {
  begin,
  callback,
  englishBrowser,
  openOddPortal,
  signedInWith,
  signInWith,
  toldAtLogin,
  type OddPortal,
} from '#tests/support/odd-sign-in.ts'
import { destination, type Browser } from './sign-in-steps.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())

const login = '/authentication/login'
const session = 'routekaart.session'
const isSignedIn = async (browser: Browser) => (await browser.ask('/help')).status === 200
const valueOf = (browser: Browser, name: string) => browser.cookies.get(name)?.value ?? ''
const transactionOf = (browser: Browser) =>
  [...browser.cookies.keys()].find((name) => name.startsWith('routekaart.tx:')) ?? ''

describe('a session that somebody else chose', () => {
  test('is not the one that a login starts, and it ends', async () => {
    const attacker = await signedInWith(odd)
    const victim = englishBrowser(odd)
    victim.cookies.set(session, { value: valueOf(attacker, session), path: '/' })
    await signInWith(odd, victim)
    expect(valueOf(victim, session)).not.toBe(valueOf(attacker, session))
    expect([await isSignedIn(victim), await isSignedIn(attacker)]).toEqual([true, false])
  })

  test('is not taken from an id without a signature, before or after the login', async () => {
    const chosen = 'a'.repeat(43)
    const browser = englishBrowser(odd)
    browser.cookies.set(session, { value: chosen, path: '/' })
    await signInWith(odd, browser)
    expect(valueOf(browser, session)).not.toContain(chosen)
    browser.cookies.set(session, { value: chosen, path: '/' })
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('a cookie that was changed', () => {
  test.each<[string, (value: string) => string]>([
    ['its id', (value) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
    ['its signature', (value) => value.slice(0, -4) + (value.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['without its signature', (value) => value.split('.')[0] ?? ''],
    ['with something behind it', (value) => `${value}.x`],
  ])('in %s is no session', async (_what, change) => {
    const browser = await signedInWith(odd)
    browser.cookies.set(session, { value: change(valueOf(browser, session)), path: '/' })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test.each<[string, (value: string, other: string) => string]>([
    ['in a letter', (value) => value.slice(0, -3) + (value.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['for the contents of another login', (value, other) => value.replace(/[^=]+$/, other.replace(/^.*=/, ''))],
    ['for nothing', (value) => value.replace(/[^=]+$/, '')],
  ])('%s is no login under way', async (_what, change) => {
    const [browser, other] = [englishBrowser(odd), englishBrowser(odd)]
    const { code, state } = await begin(odd, browser)
    await begin(odd, other)
    const name = transactionOf(browser)
    const value = change(valueOf(browser, name), valueOf(other, transactionOf(other)))
    browser.cookies.set(name, { value, path: '/' })
    expect(destination(await browser.ask(callback({ code, state })))).toBe(login)
    expect(await toldAtLogin(browser)).not.toBeNull()
    expect(browser.cookies.has(session)).toBe(false)
  })

  test('never puts words on the login page', async () => {
    const browser = englishBrowser(odd)
    browser.cookies.set('routekaart.login_error', { value: 'Call%20this%20number', path: '/' })
    expect(await toldAtLogin(browser)).toBeNull()
  })
})

describe('an answer of the provider', () => {
  test('counts once', async () => {
    const browser = englishBrowser(odd)
    const { code, state } = await begin(odd, browser)
    expect(destination(await browser.ask(callback({ code, state })))).toBe('/')
    const asked = odd.provider.asked.length
    browser.cookies.delete(session)
    expect(destination(await browser.ask(callback({ code, state })))).toBe(login)
    expect(await toldAtLogin(browser)).toBe(en.errors.missing_transaction)
    expect(odd.provider.asked).toHaveLength(asked)
  })

  test('is for the browser that asked for it', async () => {
    const [attacker, victim] = [englishBrowser(odd), englishBrowser(odd)]
    const { code, state } = await begin(odd, attacker)
    await begin(odd, victim)
    expect(destination(await victim.ask(callback({ code, state })))).toBe(login)
    expect(await toldAtLogin(victim)).toBe(en.errors.state_mismatch)
    expect(victim.cookies.has(session)).toBe(false)
  })
})

describe('a way back that leads', () => {
  test.each([
    ['to another site', 'https://evil.example/'],
    ['to another site, without its scheme', '//evil.example/'],
    ['to another site, with a backslash', '/\\evil.example/'],
    ['to another site, by a tab', '/\t/evil.example/'],
    ['to a script', 'javascript:alert(1)'],
    ['to another port of ours', 'http://localhost:1/'],
    ['up and out', '/..//evil.example/'],
    ['to signing out', '/authentication/logout'],
    ['to signing out, encoded', '/%61uthentication/logout'],
    ['very far', `/${'x'.repeat(3000)}`],
  ])('%s leads home', async (_what, returnTo) => {
    expect(await signInWith(odd, englishBrowser(odd), {}, { returnTo })).toBe('/')
    const browser = await signedInWith(odd)
    const shortcut = await browser.ask(`${login}?${new URLSearchParams({ returnTo })}`)
    expect(destination(shortcut)).toBe('/')
  })

  test('from signing out to another site leads to the login page', async () => {
    const browser = await signedInWith(odd)
    const answer = await browser.ask('/authentication/logout', { returnTo: 'https://evil.example/' })
    const toProvider = new URL(destination(answer))
    expect(`${toProvider.origin}/`).toBe(odd.provider.issuer)
    expect(toProvider.searchParams.get('returnTo')).toBe(`${odd.portal.origin}${login}`)
  })
})

describe('a form of another site', () => {
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
  ]
  const cases = ['/authentication/logout', '/authentication/token', '/location/basic-info/location'].flatMap((path) =>
    foreign.map((headers) => [path, headers] as const),
  )

  test.each(cases)('to %s is refused: %j', async (path, headers) => {
    const browser = await signedInWith(odd)
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const body = new URLSearchParams({ local: '1' })
    const answer = await fetch(odd.portal.origin + path, {
      method: 'POST',
      body,
      headers: { Cookie: cookie, ...headers },
    })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(browser)).toBe(true)
  })
})
