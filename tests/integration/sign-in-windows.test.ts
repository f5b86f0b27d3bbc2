import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import {
  callback,
  englishBrowser,
  openOddPortal,
  signedInWith,
  toldAtLogin,
  type OddPortal,
} from '#tests/support/odd-sign-in.ts'
import { addressOf, openAndRead, openWindow, readPage, told } from '#tests/support/odd-windows.ts'
import type { Browser } from './sign-in-steps.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())

const session = 'routekaart.session'
const ownFrame = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'iframe' }
describe('a window or frame is opened', () => {
  test.each(
    ['popup', 'silent'].flatMap((mode) =>
      ['', 'flow=', 'flow=short', `flow=${'x'.repeat(65)}`, 'flow=%22%3E%3Cscript%3E-------'].map(
        (query) => [mode, query] as const,
      ),
    ),
  )('as %s only with a flow: not with %j', async (mode, query) => {
    const answer = await englishBrowser(odd).ask(`/authentication/${mode}?${query}`, undefined, ownFrame)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
  })

  test.each<[Record<string, string>, number]>([
    [{}, 302],
    [ownFrame, 302],
    [{ ...ownFrame, 'Sec-Fetch-Site': 'same-site' }, 400],
    [{ ...ownFrame, 'Sec-Fetch-Site': 'cross-site' }, 400],
    [{ ...ownFrame, 'Sec-Fetch-Site': 'none' }, 400],
    [{ ...ownFrame, 'Sec-Fetch-Dest': 'document' }, 400],
    [{ ...ownFrame, 'Sec-Fetch-Dest': 'image' }, 400],
  ])('as a hidden frame with %j: %i', async (headers, status) => {
    expect((await englishBrowser(odd).ask(addressOf('silent'), undefined, headers)).status).toBe(status)
  })

  test('as a window with what the login form can ask for', async () => {
    const asked = { organization: 'org_abc', login_hint: 'leader@odd.example', max_age: '60', prompt: 'login' }
    expect((await openWindow(odd, englishBrowser(odd), addressOf('popup', asked))).asked).toMatchObject(asked)
  })

  test('as a frame without a page of the provider, for the organisation of the last login', async () => {
    const browser = englishBrowser(odd)
    browser.cookies.set('routekaart.organization_hint', { value: 'org_%20abc', path: '/' })
    const { asked } = await openWindow(odd, browser, addressOf('silent'))
    expect(asked).toMatchObject({ prompt: 'none', organization: 'org_ abc' })
    browser.cookies.set('routekaart.organization_hint', { value: '%ff', path: '/' })
    expect((await openWindow(odd, browser, addressOf('silent'))).asked).not.toHaveProperty('organization')
  })
})

describe('a window in which somebody signs in', () => {
  test('says so to the page that opened it, and tells it no token', async () => {
    const browser = englishBrowser(odd)
    const { code, state } = await openWindow(odd, browser, addressOf('popup', { returnTo: '/help?a=1&b=2' }))
    const answer = await browser.ask(callback({ code, state }))
    const [policy, coop] = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'].map((name) =>
      answer.headers.get(name),
    )
    const { html, said, status, location } = await readPage(answer)
    expect([status, location, said]).toEqual([200, null, told({ ok: true })])
    expect(html).not.toMatch(/access-|eyJ/)
    expect(html).toContain('<a href="/help?a=1&amp;b=2">Continue</a>')
    const [, nonce] = /<script nonce="([^"]+)">/.exec(html) ?? []
    expect(policy).toContain(`'nonce-${nonce}'`)
    // As the provider's pages have it, which are on another site.
    expect(coop).toBe('unsafe-none')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('routekaart.tx'))).toEqual([])
    expect((await browser.ask('/help')).status).toBe(200)
  })

  test('is answered once', async () => {
    const browser = englishBrowser(odd)
    const { code, state } = await openWindow(odd, browser, addressOf('popup'))
    await browser.ask(callback({ code, state }))
    browser.cookies.delete(session)
    const again = await readPage(await browser.ask(callback({ code, state })))
    expect([again.status, again.location, again.said]).toEqual([303, '/authentication/login', null])
    expect(await toldAtLogin(browser)).toBe(en.errors.missing_transaction)
    expect(browser.cookies.has(session)).toBe(false)
  })

  test('leads nobody to another site', async () => {
    const browser = englishBrowser(odd)
    const { code, state } = await openWindow(odd, browser, addressOf('popup', { returnTo: '//evil.example' }))
    const { html } = await readPage(await browser.ask(callback({ code, state })))
    expect(html).toContain('<a href="/">')
  })
})

describe('a window that goes wrong', () => {
  test('says what the provider says, as text', async () => {
    const evil = '</script><script>alert(1)</script><!-- & \u2028'
    const browser = englishBrowser(odd)
    const page = await openAndRead(odd, browser, 'popup', { error: 'access_denied', error_description: evil })
    expect(page.said).toEqual(told({ error: 'access_denied', error_description: evil }))
    expect(page.html.match(/<script|<\/script|<!--|&(?!\w+;)|\u2028/g)).toEqual(['<script', '</script'])
    expect(page.html).toContain(en.errors.access_denied)
    // Nor does the login page, which did not open it.
    expect(await toldAtLogin(browser)).toBeNull()
  })

  test('keeps the particulars for the log', async () => {
    const page = await openAndRead(odd, englishBrowser(odd), 'popup', {}, { claims: { nonce: 'another' } })
    const response = { error: 'invalid_id_token', error_description: en.errors.invalid_id_token }
    expect(page.said).toEqual(told(response))
  })

  test('says who is not let in', async () => {
    const claims = { sub: 'odd|stranger', email: 'stranger@odd.example' }
    const page = await openAndRead(odd, englishBrowser(odd), 'popup', {}, { claims })
    expect(page.said).toEqual(told({ error: 'user_unknown', error_description: en.errors.user_unknown }))
  })
})

describe('a hidden frame', () => {
  const lost = { error: 'login_required', error_description: 'Login required' }
  const cookiesOf = (browser: Browser) => [...browser.cookies.keys()].filter((name) => name.startsWith('routekaart.'))
  const isSignedIn = async (browser: Browser) => (await browser.ask('/help')).status === 200

  test('in which somebody is known starts a new session', async () => {
    const browser = await signedInWith(odd)
    const before = browser.cookies.get(session)?.value
    const page = await openAndRead(odd, browser, 'silent', {})
    expect([page.location, page.said]).toEqual([null, told({ ok: true })])
    expect(browser.cookies.get(session)?.value).not.toBe(before)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('in which somebody else is known signs out here: the page is still the other one’s', async () => {
    const browser = await signedInWith(odd)
    const [email, name] = ['other@odd.example', 'Joris de Boer']
    await odd.portal.sql`insert into users (organisation_id, email, name)
      select organisation_id, ${email}, ${name} from users where email = 'leader@odd.example'`
    const page = await openAndRead(odd, browser, 'silent', {}, { claims: { sub: 'odd|other', email, name } })
    expect(page.said).toEqual(told({ error: 'login_required', error_description: expect.any(String) }))
    expect(await isSignedIn(browser)).toBe(false)
  })

  test.each([lost, { error: 'access_denied', error_description: 'user is blocked' }])(
    'in which nobody is known signs out here, and leads nowhere: %j',
    async (failure) => {
      const browser = await signedInWith(odd)
      const old = { ...browser, cookies: new Map(browser.cookies) }
      const page = await openAndRead(odd, browser, 'silent', failure)
      expect([page.status, page.location, page.said]).toEqual([200, null, told(failure)])
      expect(cookiesOf(browser)).toEqual(['routekaart.language'])
      browser.cookies.set(session, { value: old.cookies.get(session)?.value ?? '', path: '/' })
      expect(await isSignedIn(browser)).toBe(false)
    },
  )

  test('that merely goes wrong leaves the session as it is', async () => {
    const browser = await signedInWith(odd)
    const page = await openAndRead(odd, browser, 'silent', { error: 'temporarily_unavailable' })
    expect(page.said).toEqual(told({ error: 'temporarily_unavailable', error_description: en.errors.login_failed }))
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('does not do so for a window: login_required there is only an answer', async () => {
    const browser = await signedInWith(odd)
    expect((await openAndRead(odd, browser, 'popup', lost)).said).toEqual(told(lost))
    expect(await isSignedIn(browser)).toBe(true)
  })
})

test.each([
  ['/authentication/silent', "'self'"],
  [addressOf('silent'), "'self'"],
  ['/authentication/callback', "'self'"],
  ['/authentication/callback/', "'none'"],
  ['/authentication/login?/authentication/silent', "'none'"],
  ['/authentication/popup', "'none'"],
  ['/', "'none'"],
  ['/nowhere', "'none'"],
  ['/healthz', "'none'"],
])('who may show %s in a frame: %s', async (address, framers) => {
  const { headers } = await englishBrowser(odd).ask(address)
  expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${framers};`)
  expect(headers.has('X-Frame-Options')).toBe(false)
})
