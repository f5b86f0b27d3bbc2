import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientId, type Plan } from '#tests/support/odd-provider.ts'
import { askToken, englishBrowser, openOddPortal, signedInWith, type OddPortal } from '#tests/support/odd-sign-in.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())

const signedIn = (plan?: Plan) => signedInWith(odd, plan)

describe('the address', () => {
  test('gives nothing to who is not signed in, and clears what is left of it', async () => {
    const { status, answer, headers } = await askToken(englishBrowser(odd))
    expect([status, answer]).toEqual([401, { error: 'login_required', message: 'Login required' }])
    const cleared = headers.getSetCookie().map((cookie) => /^([^=]+)=;.*Max-Age=0/.exec(cookie)?.[1])
    expect(cleared).toEqual(['routekaart.session', 'routekaart.is.authenticated', 'routekaart.organization_hint'])
  })

  test.each([
    ['another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['nobody says who', {}, { 'Sec-Fetch-Site': '' }, 403],
    ['a form', 'audience=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['half of the JSON', '{"audience":', {}, 400],
    ['a list', [], {}, 422],
    ['an unknown word', { cacheMode: 'maybe' }, {}, 422],
    ['an unknown name', { client_id: 'x' }, {}, 422],
    ['too much', { scope: 'x'.repeat(5000) }, {}, 413],
  ])('refuses %s', async (_what, asked, headers, status) => {
    expect((await askToken(await signedIn(), asked, headers)).status).toBe(status)
  })

  test('takes POST only', async () => {
    const answer = await fetch(`${odd.portal.origin}/authentication/token`)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('signing out', () => {
  const revoked = () => odd.provider.asked.filter(({ path }) => path === '/oauth/revoke')

  test('takes the refresh token back, and forgets what the browser was told', async () => {
    const browser = await signedIn({ claims: { org_id: 'org_1' } })
    expect(browser.cookies.get('routekaart.organization_hint')?.value).toBe('org_1')
    const before = revoked().length
    await browser.ask('/authentication/logout', {})
    expect(
      [...browser.cookies.keys()].filter((name) => name.startsWith('routekaart.') && !name.endsWith('language')),
    ).toEqual([])
    await expect.poll(() => revoked().slice(before)).toHaveLength(1)
    expect(revoked().at(-1)?.fields).toMatchObject({ client_id: clientId, token_type_hint: 'refresh_token' })
    expect((await askToken(browser)).status).toBe(401)
  })

  test('here only, without a redirect', async () => {
    const browser = await signedIn()
    const answer = await browser.ask('/authentication/logout', { local: '1' })
    expect([answer.status, answer.headers.get('Clear-Site-Data')]).toEqual([204, null])
    expect(browser.cookies.has('routekaart.session')).toBe(false)
  })

  test('everywhere ends the sessions of other browsers too', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const before = revoked().length
    await one.ask('/authentication/logout', { everywhere: '1' })
    expect((await askToken(other)).status).toBe(401)
    await expect.poll(() => revoked().length - before).toBeGreaterThanOrEqual(2)
  })
})
