import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import { nl } from '#app/platform/auth/nl.ts'
import { clientId, give, now, type Plan } from '#tests/support/odd-provider.ts'
import {
  begin,
  callback,
  englishBrowser,
  failuresInLog,
  openOddPortal,
  signInWith,
  toldAtLogin,
  type OddPortal,
} from '#tests/support/odd-sign-in.ts'
import { answerFaults, lateAnswers } from './faulty-answers.ts'
import { idTokenFaults, type Fault } from './faulty-id-tokens.ts'
import { destination, type Browser } from './sign-in-steps.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())

const login = '/authentication/login'
const isSignedIn = async (browser: Browser) => (await browser.ask('/help')).status === 200

/** The login page says what it should, nobody is signed in, and asking for a page again leads to no circle. */
async function expectRefused(browser: Browser, told: Fault['told'] | null): Promise<void> {
  expect(await toldAtLogin(browser)).toBe(told && en.errors[told])
  expect(browser.cookies.has('routekaart.session')).toBe(false)
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('routekaart.tx'))).toEqual([])
  expect(destination(await browser.ask('/help'))).toBe(`${login}?returnTo=%2Fhelp`)
}

const withoutValues = (sentence: string) => sentence.replace(/".*"/s, '"…"')

/** The log says it, after what it said before. Not `expect.poll`, which tests side by side cannot use. */
const expectLogged = (log: string | RegExp, before: number) =>
  vi.waitFor(
    () => {
      const lines = failuresInLog(odd).slice(before)
      expect(lines).toContainEqual(typeof log === 'string' ? withoutValues(log) : expect.stringMatching(log))
    },
    { timeout: 5000 },
  )

async function expectFault({ plan, log, told, fields }: Fault): Promise<void> {
  const browser = englishBrowser(odd)
  const before = failuresInLog(odd).length
  expect(await signInWith(odd, browser, plan, { returnTo: '/', ...fields })).toBe(login)
  await expectRefused(browser, told)
  await expectLogged(log, before)
}

// These come first: once the keys have been read they are kept for a while.
describe('keys of the provider that cannot be read', () => {
  afterEach(() => odd.provider.planKeys(undefined))

  test.each<[string, Fault['told'], NonNullable<Plan['respond']>]>([
    ['are answered by 502', 'request_error', (answer) => give(answer, {}, 502)],
    ['are a page', 'request_error', (answer) => answer.writeHead(200).end('<h1>Keys</h1>')],
    ['are something else', 'request_error', (answer) => give(answer, { keys: 'none' })],
    ['are dropped', 'request_error', (answer) => answer.destroy()],
    ['do not come in time', 'timeout', () => {}],
  ])('%s', async (_what, told, respond) => {
    odd.provider.planKeys((answer) => respond(answer, {}, 1))
    await expectFault({ what: '', plan: {}, log: told === 'timeout' ? 'timeout' : 'request_error', told })
  })
})

describe('an ID token with', () => {
  test.each(idTokenFaults(() => odd.provider).map((fault) => [fault.what, fault] as const))(
    '%s',
    async (_what, fault) => {
      await expectFault(fault)
    },
  )

  test.each<[string, (moment: number) => Record<string, unknown>, Record<string, string>]>([
    ['an end less than a minute ago', (moment) => ({ exp: moment - 20 }), {}],
    ['a beginning within a minute', (moment) => ({ nbf: moment + 50 }), {}],
    ['several audiences and the right party', () => ({ aud: ['x', clientId], azp: clientId }), {}],
    ['an old password where nobody asked', () => ({ auth_time: 1 }), {}],
    ['a password that is young enough', (moment) => ({ auth_time: moment - 90 }), { max_age: '600' }],
    ['the organisation that was asked for', () => ({ org_id: 'org_1' }), { organization: ' org_1' }],
    ['its name in small letters', () => ({ org_name: 'acme' }), { organization: 'Acme' }],
  ])('%s is believed', async (_what, claimsAt, fields) => {
    const browser = englishBrowser(odd)
    const claims = claimsAt(now())
    expect(await signInWith(odd, browser, { claims }, { returnTo: '/help', ...fields })).toBe('/help')
    expect(await isSignedIn(browser)).toBe(true)
  })
})

// Side by side, because some wait for a long time.
describe.concurrent('an answer to the code that is', () => {
  test.each(answerFaults().map((fault) => [fault.what, fault] as const))('%s', (_what, fault) => expectFault(fault))

  test.each(lateAnswers().map((fault) => [fault.what, fault] as const))(
    '%s',
    { tags: 'night', timeout: 90_000 },
    (_what, fault) => expectFault(fault),
  )

  test.each<[string, NonNullable<Plan['respond']>]>([
    ['dropped twice', (answer, right, tries) => (tries < 3 ? answer.destroy() : give(answer, right))],
    ['late once', (answer, right, tries) => tries > 1 && give(answer, right)],
  ])(
    '%s and then right lets people in',
    async (_what, respond) => {
      const browser = englishBrowser(odd)
      expect(await signInWith(odd, browser, { respond }, { returnTo: '/help' })).toBe('/help')
      expect(await isSignedIn(browser)).toBe(true)
    },
    60_000,
  )
})

describe('a way back from the provider with', () => {
  test.each<[string, Fault['told'], string, (state: string) => Record<string, string>]>([
    ['nothing', 'no_query_params', 'no_query_params', () => ({})],
    ['a code only', 'missing_transaction', 'missing_transaction', () => ({ code: 'x' })],
    ['an error without a state', 'missing_transaction', 'missing_transaction', () => ({ error: 'access_denied' })],
    ['another state', 'state_mismatch', 'state_mismatch', () => ({ code: 'x', state: 'y' })],
    ['a state only', 'missing_transaction', 'missing_transaction', (state) => ({ state })],
    [
      'a refusal',
      'access_denied',
      'access_denied',
      (state) => ({ state, error: 'access_denied', error_description: 'Not you' }),
    ],
    ['an error nobody knows', 'login_failed', '', (state) => ({ state, error: '<script>', error_description: '<b>' })],
    ['a code that was never given', 'invalid_grant', 'invalid_grant', (state) => ({ state, code: randomUUID() })],
  ])('%s', async (_what, told, log, query) => {
    const browser = englishBrowser(odd)
    const { state } = await begin(odd, browser)
    const before = failuresInLog(odd).length
    expect(destination(await browser.ask(callback(query(state))))).toBe(login)
    expect(await toldAtLogin(browser)).toBe(en.errors[told])
    expect(browser.cookies.has('routekaart.session')).toBe(false)
    await expectLogged(log, before)
  })
})

test('a way back without the cookie that went along says that cookies are refused, by no cookie', async () => {
  const browser = englishBrowser(odd)
  const { code, state } = await begin(odd, browser)
  browser.cookies.clear()
  const answer = await browser.ask(callback({ code, state }))
  browser.cookies.clear()
  const page = await browser.ask(destination(answer))
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining(nl.errors.cookies_refused)])
  expect(browser.cookies.has('routekaart.session')).toBe(false)
})

// These come last: the keys are another provider's, as it were.
test('a key that changed is soon understood', async () => {
  odd.provider.rotateKey()
  const isUnderstood = async () => isSignedIn(await afterSigningIn())
  await expect.poll(isUnderstood, { timeout: 20_000, interval: 500 }).toBe(true)
})

async function afterSigningIn(): Promise<Browser> {
  const browser = englishBrowser(odd)
  await signInWith(odd, browser)
  return browser
}
