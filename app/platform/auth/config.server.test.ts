import { describe, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import {
  authConfigAt,
  authConfigFor,
  authConfigOf,
  embeddedOriginFor,
  originForHost,
  primaryOrigin,
  secrets,
  usesEmbeddedProvider,
} from './config.server.ts'
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

describe('hosts of named environments', () => {
  const tied = {
    AUTH_US_HOSTS: 'us.portal.example, us2.portal.example:8443',
    AUTH_US_DOMAIN: 'us.login.example',
    AUTH_US_CLIENT_ID: 'us-client',
    AUTH_US_CLIENT_SECRET: 'us-secret',
    AUTH_US_AUDIENCE: 'self-service-us',
    AUTH_US_SCOPE: 'profile email',
    AUTH_US_ORGANIZATION: 'org_us',
    AUTH_US_ISSUER: 'https://issuer.example',
    AUTH_US_TOKEN_REQUEST: 'json',
  }
  const staging = {
    AUTH_STAGING_HOSTS: 'staging.portal.example',
    AUTH_STAGING_DOMAIN: 'stage.example',
    AUTH_STAGING_CLIENT_ID: 's',
  }

  test('each have settings of their own, before those that are for one host', () => {
    use({ ...production, ...auth0, ...tied, ...staging, AUTH_STAGING_HOSTS: 'Portal.Example' })
    expect(authConfigAt('https://us2.portal.example:8443')).toMatchObject({
      origin: 'https://us2.portal.example:8443',
      issuer: 'https://issuer.example',
      clientId: 'us-client',
      clientSecret: 'us-secret',
      audience: 'self-service-us',
      scope: 'openid profile email offline_access',
      organization: 'org_us',
      authorizeUrl: 'https://us.login.example/authorize',
      logoutUrl: 'https://us.login.example/v2/logout',
      tokenRequest: 'json',
      cacheLocation: 'memory',
    })
    const { clientId, clientSecret, organization, audience } = authConfigAt('https://portal.example')
    expect([clientId, clientSecret, organization, audience]).toEqual(['s', undefined, undefined, 'self-service'])
  })

  test.each([
    ['us.portal.example', 'https://us.portal.example'],
    ['US2.portal.example:8443', 'https://us2.portal.example:8443'],
    ['us2.portal.example', null],
    ['staging.portal.example', 'https://staging.portal.example'],
    ['portal.example', 'https://portal.example'],
    ['evil.portal.example', null],
  ])('%s is %s', (host, origin) => {
    use({ ...production, ...auth0, ...tied, ...staging })
    expect(originForHost(host)).toBe(origin)
  })

  test('in production need no other address; the first one is told to whoever asks for a wrong one', () => {
    const { APP_ORIGIN: _left, ...rest } = production
    use({ ...rest, ...staging, ...tied })
    expect(primaryOrigin()).toBe('https://us.portal.example')
    expect(originForHost('localhost:3000')).toBeNull()
    expect(() => authConfigFor(new Request('https://evil.example/'))).toThrow(expect.objectContaining({ status: 421 }))
  })

  test('the organisation of a host goes before the one that a form asks for', async () => {
    use({ ...production, ...auth0, ...tied })
    const start = { mode: 'redirect', returnTo: '/', organization: 'org_other' } as const
    const response = await startLogin(authConfigAt('https://us.portal.example'), null, start)
    const { searchParams } = new URL(response.headers.get('Location') ?? '')
    expect(searchParams.getAll('organization')).toEqual(['org_us'])
    expect(searchParams.get('redirect_uri')).toBe('https://us.portal.example/authentication/callback')
  })

  test('the provider that is built in serves the hosts without another one, and no others', () => {
    use({ AUTH_DEVELOP_HOSTS: 'dev.portal.example', ...staging })
    expect(usesEmbeddedProvider()).toBe(true)
    expect(embeddedOriginFor('dev.portal.example')).toBe('https://dev.portal.example')
    expect(embeddedOriginFor('localhost:3000')).toBe('http://localhost:3000')
    expect(embeddedOriginFor('staging.portal.example')).toBeNull()
    expect(embeddedOriginFor('evil.example')).toBeNull()
    use({ ...production, ...auth0, ...staging })
    expect([usesEmbeddedProvider(), embeddedOriginFor('portal.example')]).toEqual([false, null])
  })

  test('a provider is found by its issuer', () => {
    use({ ...production, ...auth0, ...tied })
    expect(authConfigOf('https://issuer.example')?.revokeUrl).toBe('https://us.login.example/oauth/revoke')
    expect(authConfigOf('https://login.example/')?.clientId).toBe('client')
    expect(authConfigOf('https://elsewhere.example/')).toBeNull()
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
