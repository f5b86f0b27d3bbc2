import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, apiFetch, readAnswer } from './api-fetch.ts'
import { forgetSignIn } from './browser-tokens.ts'

const json = (status: number, body: unknown) => Response.json(body, { status })

describe('an answer', () => {
  test.each([
    ['JSON', json(200, { a: 1 }), { a: 1 }],
    ['JSON of a kind', new Response('[1]', { headers: { 'Content-Type': 'application/problem+json' } }), [1]],
    ['text', new Response('done'), 'done'],
    ['nothing', new Response(null, { status: 204 }), undefined],
    ['nothing, in a form', new Response(null, { status: 205 }), undefined],
    ['something that has not changed', new Response(null, { status: 304 }), ''],
  ])('that is %s', async (_what, answer, expected) => {
    expect(await readAnswer(answer)).toEqual(expected)
  })

  test.each([
    [json(400, { error: 'invalid', message: 'Not right.' }), new ApiError(400, 'invalid', 'Not right.')],
    [json(502, {}), new ApiError(502, 'request_error', '')],
    [new Response('Down', { status: 503 }), new ApiError(503, 'request_error', 'Down')],
    [Object.assign(Response.error(), {}), new ApiError(0, 'request_error', '')],
  ])('that fails: %#', async (answer, expected) => {
    const failure: unknown = await readAnswer(answer).catch((thrown: unknown) => thrown)
    expect(failure).toEqual(expected)
    expect(failure).toMatchObject({ status: expected.status, error: expected.error })
  })
})

describe('a call', () => {
  const asked: Request[] = []
  const origin = 'https://own.example'

  /** A network in which the server gives this token, or none. */
  function connect(token: Response): void {
    forgetSignIn()
    asked.length = 0
    vi.stubGlobal('window', { location: { origin } })
    vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
      const request = new Request(new URL(address, origin), init)
      asked.push(request)
      return request.url.endsWith('/authentication/token') ? token : json(200, 'answered')
    })
  }
  afterEach(() => vi.unstubAllGlobals())

  test('carries a token', async () => {
    connect(json(200, { access_token: 'abc', expires_in: 600, scope: '' }))
    expect(await apiFetch('/api/form', { method: 'POST', headers: { 'X-Own': '1' } })).toBe('answered')
    const [, call] = asked
    expect([call?.method, call?.headers.get('Authorization'), call?.headers.get('X-Own')]).toEqual([
      'POST',
      'Bearer abc',
      '1',
    ])
  })

  test.each([
    json(401, { error: 'login_required', message: 'Login required' }),
    json(504, {}),
    new Response('no JSON'),
  ])('goes without one where there is none: %#', async (token) => {
    connect(token)
    expect(await apiFetch('/api/auth/user')).toBe('answered')
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null])
  })

  test.each(['https://evil.example/api', '//evil.example/api', 'javascript:alert(1)'])(
    'of another site is not made: %s',
    async (path) => {
      connect(json(200, { access_token: 'abc', expires_in: 600, scope: '' }))
      await expect(apiFetch(path)).rejects.toThrow(TypeError)
      expect(asked).toEqual([])
    },
  )
})
