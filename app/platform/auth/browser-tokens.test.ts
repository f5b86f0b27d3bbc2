import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignIn, getAccessToken } from './browser-tokens.ts'
import { forgetClientState } from './client-state.fixture.ts'
import { noteUser, readState } from './client-state.ts'
import { TimeoutError } from './errors.ts'

/** Answers the questions for a token, the first one first; each is a token or a refusal. */
let asked: unknown[] = []
let underWay = 0
let maxUnderWay = 0

function answerWith(answer: (count: number) => Response): void {
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe('/authentication/token')
    asked.push(JSON.parse(body))
    const count = asked.length
    maxUnderWay = Math.max(maxUnderWay, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
    return answer(count)
  })
}

const lasting = (seconds: number, scope = 'openid read:users') =>
  answerWith((count) =>
    Response.json({ access_token: `token ${count}`, token_type: 'Bearer', expires_in: seconds, scope }),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  forgetSignIn()
  asked = []
  maxUnderWay = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetClientState()
})

test('a token is kept until a minute before its end', async () => {
  lasting(600)
  expect(await getAccessToken()).toBe('token 1')
  vi.advanceTimersByTime(540_000)
  expect(await getAccessToken()).toBe('token 1')
  vi.advanceTimersByTime(1)
  expect(await getAccessToken()).toBe('token 2')
  expect(asked).toEqual([{ cacheMode: 'on' }, { cacheMode: 'on' }])
})

test('a token serves for fewer scopes, not for more, and for its audience only', async () => {
  lasting(600)
  await getAccessToken({ scope: 'read:users openid' })
  expect(await getAccessToken({ scope: 'openid' })).toBe('token 1')
  expect(await getAccessToken({ scope: 'openid other' })).toBe('token 2')
  expect(await getAccessToken({ audience: 'other' })).toBe('token 3')
  expect(asked.at(-1)).toEqual({ audience: 'other', cacheMode: 'on' })
})

test('a new one can be asked for, and none but a kept one', async () => {
  lasting(600)
  await getAccessToken()
  expect(await getAccessToken({ cacheMode: 'off' })).toBe('token 2')
  expect(await getAccessToken({ cacheMode: 'cache-only' })).toBe('token 2')
  forgetSignIn()
  answerWith(() => new Response(null, { status: 204 }))
  expect(await getAccessToken({ cacheMode: 'cache-only' })).toBeNull()
})

test('many who want the same ask once, others one after the other', async () => {
  lasting(600, '')
  const same = await Promise.all(Array.from({ length: 20 }, () => getAccessToken()))
  expect(new Set(same)).toEqual(new Set(['token 1']))
  const audiences = ['a', 'b', 'c']
  expect(await Promise.all(audiences.map((audience) => getAccessToken({ audience })))).toEqual([
    ...['token 2', 'token 3', 'token 4'],
  ])
  expect(maxUnderWay).toBe(1)
})

test.each([
  [401, 'login_required', 'Login required', false],
  [401, 'login_required', 'user is blocked', false],
  [403, 'mfa_required', 'Multifactor authentication required', true],
  [504, 'timeout', new TimeoutError().message, true],
])('an answer %i %s (%s)', async (status, error, message, isStillSignedIn) => {
  noteUser({ id: '1', name: 'Marieke', email: 'm@example.org', is_admin: false })
  answerWith(() => Response.json({ error, message }, { status }))
  await expect(getAccessToken()).rejects.toMatchObject({ error, message })
  expect(readState()).toMatchObject({ isLoading: false, isAuthenticated: isStillSignedIn, error: null })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
])('%s is told as what it is', async (_what, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(getAccessToken()).rejects.toMatchObject({
    error: 'request_error',
    message: 'HTTP error. Unable to fetch /authentication/token',
  })
})
