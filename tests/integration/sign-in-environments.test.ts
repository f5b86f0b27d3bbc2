import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import { ask } from '#tests/support/ask.ts'
import { now, subjectOf, type OddProvider } from '#tests/support/odd-provider.ts'
import {
  askToken,
  begin,
  callback,
  englishBrowser,
  signedInWith,
  signInWith,
  toldAtLogin,
} from '#tests/support/odd-sign-in.ts'
import { openEnvironments, type Environment } from '#tests/support/two-environments.ts'
import { destination, type Browser } from './sign-in-steps.ts'

const staffOfUs = { email: 'leader@us.example', sub: subjectOf('leader@us.example') }
const members = { claims: { org_id: 'org_us', ...staffOfUs } }
let port: string
let staging: Environment
let us: Environment
let close: () => Promise<void>
beforeAll(async () => {
  ;({ port, staging, us, close } = await openEnvironments())
})
afterAll(() => close())
beforeEach(() => {
  for (const { provider } of [staging, us]) provider.asked.splice(0)
})

const atHost = (host: string, path: string, headers: Record<string, string> = {}) =>
  ask(`http://127.0.0.1:${port}`, path, { headers: { Host: host, ...headers } })
const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
const logOut = async (browser: Browser, more: Record<string, string> = {}) => {
  const page = await (await browser.ask('/authentication/logout')).text()
  const [, csrf = ''] = /name="csrf"[^>]*value="([^"]+)"/.exec(page) ?? []
  return destination(await browser.ask('/authentication/logout', { csrf, ...more }))
}

describe('each host', () => {
  test('sends people to its own provider, in its own words', async () => {
    const { parameters: first } = await begin(staging, englishBrowser(staging))
    expect(Object.fromEntries(first)).toMatchObject({
      redirect_uri: `http://localhost:${port}/authentication/callback`,
      audience: 'api-STAGING',
      scope: 'openid profile email offline_access read:current_user read:users',
    })
    expect(first.has('organization')).toBe(false)
    const { parameters: second } = await begin(us, englishBrowser(us), {}, { organization: 'org_other' })
    expect(Object.fromEntries(second)).toMatchObject({
      redirect_uri: `http://127.0.0.1:${port}/authentication/callback`,
      audience: 'api-US',
      scope: 'openid profile email read:current_user offline_access',
    })
    expect(second.getAll('organization')).toEqual(['org_us'])
  })

  test('takes people to its own provider when they leave', async () => {
    for (const [one, plan] of [
      [staging, {}],
      [us, members],
    ] as const) {
      const left = new URL(await logOut(await signedInWith(one, plan)))
      expect(left.origin + left.pathname).toBe(`${one.provider.issuer}v2/logout`)
      expect(left.searchParams.get('returnTo')).toBe(`${one.portal.origin}/authentication/login`)
    }
  })

  test('lets forms and frames lead to its own provider, and to no other', async () => {
    for (const [one, other] of [
      [staging, us],
      [us, staging],
    ] as const) {
      const policy = (await ask(one.portal.origin, '/authentication/login')).headers['content-security-policy']
      for (const directive of ['form-action', 'frame-src']) {
        const targets = `${directive} 'self' ${one.portal.origin} http://${one.provider.domain}`
        expect(String(policy).split(';')).toContain(targets)
      }
      expect(policy).not.toContain(other.provider.domain)
    }
  })

  test('has nothing of the provider that is built in, which serves the others', async () => {
    // Not the other one, which is also the address by which the server itself asks the provider that is built in.
    for (const path of ['/identity/.well-known/jwks.json', '/identity/authorize', '/identity/v2/logout']) {
      expect((await ask(staging.portal.origin, path)).status).toBe(404)
    }
    expect((await atHost('localhost:9', '/identity/.well-known/jwks.json')).status).toBe(200)
    const policy = (await atHost('localhost:9', '/authentication/login')).headers['content-security-policy']
    expect(policy).toMatch(new RegExp(`form-action 'self' http://localhost:9 http://localhost:${port}(;|$)`))
  })

  test('that is none of ours is told so, by page and by API', async () => {
    for (const path of ['/', '/authentication/login', '/identity/authorize', '/api/auth/user']) {
      const { status, text } = await atHost('portal.evil.example', path)
      expect([status, text]).toEqual([421, expect.stringContaining(`http://localhost:${port}`)])
      expect(text).not.toContain('evil')
    }
    expect(JSON.parse((await atHost('evil.example', '/api/auth/user')).text).error).toBe('misdirected_request')
  })
})

describe('who signed in at one host', () => {
  test('is nobody at the other, whatever cookies they bring along', async () => {
    const browser = await signedInWith(staging)
    const Cookie = cookiesOf(browser)
    expect((await ask(staging.portal.origin, '/help', { headers: { Cookie } })).status).toBe(200)
    expect((await ask(us.portal.origin, '/help', { headers: { Cookie } })).status).toBe(302)
    expect((await ask(us.portal.origin, '/api/auth/user', { headers: { Cookie } })).status).toBe(401)
    expect((await atHost('localhost:9', '/help', { Cookie })).status).toBe(302)
  })

  test('gets new tokens from the provider of that host', async () => {
    const browser = await signedInWith(us, members)
    us.provider.planRefresh(members)
    expect((await askToken(browser, { cacheMode: 'off' })).status).toBe(200)
    expect(us.provider.asked.map(({ fields }) => fields.grant_type)).toEqual(['authorization_code', 'refresh_token'])
    expect(staging.provider.asked).toEqual([])
  })

  test('leaves everywhere: each provider takes back what it gave, and sees nothing of the other', async () => {
    const here = await signedInWith(staging)
    // Moved to the other provider meanwhile, as docs/operations.md says how.
    const { sql } = staging.portal
    await sql`update users set subject = null, issuer = null where email = 'leader@odd.example'`
    await signedInWith(us, { claims: { org_id: 'org_us' } })
    await logOut(here, { everywhere: '1' })
    await sql`update users set subject = null, issuer = null where email = 'leader@odd.example'`
    await vi.waitFor(() => {
      for (const { provider } of [staging, us]) {
        const back = provider.asked.filter(({ path }) => path === '/oauth/revoke')
        expect(back.length).toBeGreaterThan(0)
      }
    })
    const given = (provider: OddProvider) =>
      provider.asked.filter(({ path }) => path === '/oauth/revoke').map(({ fields }) => fields.token)
    expect(given(staging.provider).filter((token) => given(us.provider).includes(token))).toEqual([])
  })

  test('with the answer of the other host’s provider is refused', async () => {
    const [atStaging, atUs] = [englishBrowser(staging), englishBrowser(us)]
    const { code } = await begin(staging, atStaging)
    const { state } = await begin(us, atUs)
    expect(destination(await atUs.ask(callback({ code, state })))).toBe('/authentication/login')
    expect(atUs.cookies.has('routekaart.session')).toBe(false)
  })
})

describe('a host for one organization', () => {
  test.each([
    ['none', {}],
    ['another one', { org_id: 'org_other' }],
    ['the same by name only', { org_name: 'org_us' }],
  ])('keeps out who belongs to %s', async (_what, claims) => {
    const browser = englishBrowser(us)
    expect(await signInWith(us, browser, { claims: { ...staffOfUs, ...claims } })).toBe('/authentication/login')
    expect(await toldAtLogin(browser)).toBe(en.errors.invalid_id_token)
    expect(browser.cookies.has('routekaart.session')).toBe(false)
  })
})

describe('an access token', () => {
  const leader = subjectOf('leader@odd.example')
  const own = (one: Environment, more: Record<string, unknown> = {}) =>
    one.provider.sign({
      ...{ iss: one.provider.issuer, aud: one.audience, sub: one === us ? staffOfUs.sub : leader },
      ...{ iat: now(), exp: now() + 600, scope: 'read:current_user', org_id: 'org_us', ...more },
    })
  const status = async (one: Environment, token: string) =>
    (await ask(one.portal.origin, '/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status

  beforeAll(async () => {
    await signedInWith(staging)
    await signedInWith(us, members)
  })

  test('is believed at the hosts of its own environment only', async () => {
    const [ofStaging, ofUs] = [await own(staging), await own(us)]
    expect([await status(staging, ofStaging), await status(us, ofUs)]).toEqual([200, 200])
    expect([await status(us, ofStaging), await status(staging, ofUs)]).toEqual([401, 401])
  })

  test('with the subject of another provider’s people is nobody’s', async () => {
    expect(await status(us, await own(us, { sub: leader }))).toBe(403)
  })

  test.each([
    ['the other audience', { aud: 'api-STAGING' }],
    ['the other issuer', () => ({ iss: staging.provider.issuer })],
    ['no organization', { org_id: undefined }],
    ['another organization', { org_id: 'org_other' }],
  ])('with %s is refused', async (_what, more) => {
    expect(await status(us, await own(us, typeof more === 'function' ? more() : more))).toBe(401)
  })
})
