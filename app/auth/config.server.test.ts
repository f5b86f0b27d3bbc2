import { describe, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/config/env.server.ts'
import { authConfigFor, originForHost, providerOrigin, secrets } from './config.server.ts'
import { startLogin } from './strategy.server.ts'

const SESSION_SECRET = 'a-secret-of-at-least-thirty-two-characters'
const use = (settings: Record<string, string>) =>
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', SESSION_SECRET, ...settings }))
const production = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://portal.example',
  DATABASE_URL: 'postgres://localhost/x',
}
const auth0 = { AUTH0_DOMAIN: 'login.example', AUTH0_CLIENT_ID: 'client' }

describe('originForHost', () => {
  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:8080', 'http://localhost:8080'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['evil.example', null],
    ['localhost.evil.example', null],
    ['localhost:3000@evil.example', null],
    ['localhost:3000/x', null],
    ['', null],
    [undefined, null],
  ])('on a computer of one’s own, %s is %s', (host, origin) => {
    use({})
    expect(originForHost(host)).toBe(origin)
  })

  test.each([
    ['portal.example', 'https://portal.example'],
    ['Portal.Example', 'https://portal.example'],
    ['portal.example:8443', null],
    ['localhost:3000', null],
    ['evil.example', null],
  ])('in production, %s is %s', (host, origin) => {
    use({ ...production, ...auth0 })
    expect(originForHost(host)).toBe(origin)
  })

  test('in production, the server reaches the provider that is built in', () => {
    use({ ...production, EMBEDDED_IDENTITY: '1' })
    expect(originForHost('127.0.0.1:3000')).toBe('https://portal.example')
    expect(originForHost('127.0.0.1:3001')).toBeNull()
  })
})

describe('authConfigFor', () => {
  test('refuses a host that is not ours', () => {
    use({ ...production, ...auth0 })
    expect(() => authConfigFor(new Request('https://evil.example/'))).toThrow(expect.objectContaining({ status: 421 }))
  })

  test('leads to the provider that is configured', async () => {
    use({ ...production, ...auth0 })
    const config = authConfigFor(new Request('https://portal.example/authentication/login'))
    expect(config).toMatchObject({ issuer: 'https://login.example/', tokenUrl: 'https://login.example/oauth/token' })
    const start = { mode: 'check', returnTo: '/help', organization: 'org_1', loginHint: 'a@b.example' } as const
    const response = await startLogin(config, null, start)
    const url = new URL(response.headers.get('Location') ?? '')
    expect(url.origin + url.pathname).toBe('https://login.example/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      response_type: 'code',
      redirect_uri: 'https://portal.example/authentication/callback',
      code_challenge_method: 'S256',
      scope: 'openid profile email offline_access read:current_user read:users',
      audience: 'self-service',
      prompt: 'none',
      organization: 'org_1',
      login_hint: 'a@b.example',
    })
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-routekaart\.tx:.*Secure/)
  })
})

describe('providerOrigin', () => {
  test.each([
    ['login.example', 'https://login.example'],
    ['localhost.example', 'https://localhost.example'],
    ['localhost:4550', 'http://localhost:4550'],
    ['127.0.0.1:4550', 'http://127.0.0.1:4550'],
  ])('of %s is %s', (domain, origin) => {
    expect(providerOrigin(domain)).toBe(origin)
  })

  test('on this computer is refused in production', () => {
    const settings = { ...production, ...auth0, AUTH0_DOMAIN: 'localhost:4550' }
    expect(() => use(settings)).toThrow(/^AUTH0_DOMAIN: a provider on this computer/)
  })
})

describe('secrets', () => {
  test.each([
    [SESSION_SECRET, [SESSION_SECRET]],
    [`${SESSION_SECRET},${SESSION_SECRET}2`, [SESSION_SECRET, `${SESSION_SECRET}2`]],
    [`${SESSION_SECRET},short`, [`${SESSION_SECRET},short`]],
  ])('%s', (setting, list) => {
    use({ SESSION_SECRET: setting })
    expect(secrets()).toEqual(list)
  })
})
