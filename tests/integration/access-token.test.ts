import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import { audience, clientId, clientSecret, give, now, type Plan } from '#tests/support/odd-provider.ts'
import {
  askToken,
  englishBrowser,
  openOddPortal,
  signedInWith,
  signInWith,
  toldAtLogin,
  type OddPortal,
} from '#tests/support/odd-sign-in.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())
afterEach(() => odd.provider.planRefresh({}))

const scope = 'openid profile email offline_access read:current_user read:users'
const signedIn = (plan?: Plan) => signedInWith(odd, plan)
const refreshes = () => odd.provider.asked.filter(({ fields }) => fields.grant_type === 'refresh_token')
const sessions = () =>
  odd.portal.sql`select refresh_token, id_token from auth_sessions order by created_at desc limit 1`
/** Lets the kept tokens of everybody end so many seconds from now. */
const shorten = (seconds: number) =>
  odd.portal.sql`update auth_access_tokens set expires_at = now() + make_interval(secs => ${seconds})`

describe('a token', () => {
  test('that is good for a minute yet is kept, and nothing else is told', async () => {
    const browser = await signedIn()
    const before = refreshes().length
    const { status, answer, headers } = await askToken(browser)
    expect([status, answer]).toEqual([
      200,
      { access_token: expect.stringMatching(/^access-/), token_type: 'Bearer', expires_in: expect.any(Number), scope },
    ])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.getSetCookie().join()).toMatch(
      /^routekaart\.is\.authenticated=true; Path=\/; Max-Age=86400; HttpOnly/,
    )
    await shorten(65)
    expect((await askToken(browser, { scope: 'read:users', audience })).answer).toMatchObject({ expires_in: 64 })
    expect(refreshes()).toHaveLength(before)
  })

  test('that ends within a minute is replaced, and its refresh token with it', async () => {
    const browser = await signedIn()
    const old = (await askToken(browser)).answer
    for (let round = 0; round < 2; round++) {
      await shorten(55)
      const before = refreshes().length
      const { status, answer } = await askToken(browser)
      expect([status, answer]).toEqual([200, expect.objectContaining({ expires_in: 599 })])
      expect(answer).not.toEqual(old)
      const [asked, ...others] = refreshes().slice(before)
      expect(others).toEqual([])
      expect(asked?.fields).toEqual({
        ...{ client_id: clientId, client_secret: clientSecret },
        ...{ grant_type: 'refresh_token', refresh_token: expect.any(String) },
      })
    }
  })

  test('is kept sealed', async () => {
    const browser = await signedIn()
    const { answer } = await askToken(browser)
    const [session] = await sessions()
    const tokens = await odd.portal.sql`select access_token from auth_access_tokens`
    expect(session?.refresh_token).toMatch(/^[\w-]{80,}$/)
    expect(session?.id_token).not.toContain('.')
    expect(JSON.stringify(tokens)).not.toContain(String(Object(answer).access_token))
  })

  test('is a new one with the cache off, and none without one in it with the cache only', async () => {
    const browser = await signedIn()
    const before = refreshes().length
    const old = (await askToken(browser, { cacheMode: 'cache-only' })).answer
    expect((await askToken(browser, { cacheMode: 'off' })).answer).not.toEqual(old)
    expect(refreshes()).toHaveLength(before + 1)
    await shorten(55)
    expect(await askToken(browser, { cacheMode: 'cache-only' })).toMatchObject({ status: 204, answer: '' })
    expect(refreshes()).toHaveLength(before + 1)
  })

  test('is got once for all who ask at once', async () => {
    const browser = await signedIn()
    await shorten(10)
    const before = refreshes().length
    const answers = await Promise.all(Array.from({ length: 20 }, () => askToken(browser)))
    expect(new Set(answers.map(({ answer }) => Object(answer).access_token)).size).toBe(1)
    expect(refreshes()).toHaveLength(before + 1)
  })
})

describe('no token', () => {
  test.each([
    [
      { audience: 'https://other.example' },
      `Missing Refresh Token (audience: 'https://other.example', scope: '${scope}')`,
    ],
    [{ audience: 'default' }, `Missing Refresh Token (audience: '', scope: '${scope}')`],
    [{ scope: 'write:users' }, `Missing Refresh Token (audience: '${audience}', scope: '${scope} write:users')`],
  ])('for what the login did not ask for: %j', async (asked, message) => {
    const { status, answer } = await askToken(await signedIn(), asked)
    expect([status, answer]).toEqual([401, { error: 'missing_refresh_token', message }])
  })

  test('without a refresh token, once the first one is over', async () => {
    const browser = await signedIn({ respond: (answer, right) => give(answer, { ...right, refresh_token: undefined }) })
    expect((await askToken(browser)).status).toBe(200)
    await shorten(10)
    expect((await askToken(browser)).answer).toMatchObject({ error: 'missing_refresh_token' })
  })

  const failure = (status: number, body: unknown): Plan => ({ respond: (answer) => give(answer, body, status) })
  type Refusal = { plan: Plan; status: number; told: object; then: 'kept' | 'dropped' | 'ended' }
  async function expectNone({ plan, status, told, then }: Refusal): Promise<void> {
    const browser = await signedIn()
    await shorten(10)
    odd.provider.planRefresh(plan)
    expect(await askToken(browser)).toMatchObject({ status, answer: told })
    odd.provider.planRefresh({})
    const again = {
      kept: [200, {}],
      dropped: [401, { error: 'missing_refresh_token' }],
      ended: [401, { error: 'login_required' }],
    }
    const { status: next, answer } = await askToken(browser)
    expect([next, answer]).toEqual([again[then][0], expect.objectContaining(again[then][1])])
  }

  test.each<[string, Plan, number, object, 'kept' | 'dropped' | 'ended']>([
    ['the connection is dropped', { respond: (answer) => answer.destroy() }, 502, { error: 'request_error' }, 'kept'],
    ['502', failure(502, {}), 502, { error: 'request_error' }, 'kept'],
    [
      'another error',
      failure(400, { error: 'server_error', error_description: 'x' }),
      502,
      { error: 'server_error' },
      'kept',
    ],
    ['it is refused', failure(403, { error: 'invalid_grant' }), 401, { error: 'invalid_grant' }, 'dropped'],
    [
      'a second proof is wanted',
      failure(403, { error: 'mfa_required', error_description: 'MFA', mfa_token: 'm' }),
      403,
      { error: 'mfa_required', message: 'MFA', mfa_token: 'm' },
      'kept',
    ],
    ['its ID token is over', { claims: { exp: now() - 90 } }, 502, { error: 'invalid_id_token' }, 'dropped'],
    [
      'its ID token is of somebody else',
      { claims: { sub: 'evil' } },
      401,
      { error: 'login_required', message: expect.stringMatching(/^Subject \(sub\) claim mismatch/) },
      'ended',
    ],
    [
      'the person is blocked',
      failure(403, { error: 'unauthorized', error_description: 'user is blocked' }),
      401,
      { error: 'login_required', message: 'user is blocked' },
      'ended',
    ],
  ])('where %s', (_what, plan, status, told, then) => expectNone({ plan, status, told, then }))

  test('where the answer does not come', { tags: 'night', timeout: 90_000 }, () =>
    expectNone({
      plan: { respond: () => {} },
      status: 504,
      told: { error: 'timeout', message: 'Timeout' },
      then: 'kept',
    }),
  )

  test('where the keys cannot be read; the next try goes on with the new refresh token', async () => {
    const browser = await signedIn()
    odd.provider.planKeys((answer) => answer.destroy())
    odd.provider.rotateKey()
    // Keys are not asked for twice within seconds: until then the new one is merely unknown.
    const told = async () => {
      const other = englishBrowser(odd)
      await signInWith(odd, other)
      return toldAtLogin(other)
    }
    await expect.poll(told, { timeout: 20_000, interval: 500 }).toBe(en.errors.request_error)
    await shorten(10)
    expect(await askToken(browser)).toMatchObject({ status: 502, answer: { error: 'request_error' } })
    odd.provider.planKeys(undefined)
    expect((await askToken(browser)).status).toBe(200)
  })
})
