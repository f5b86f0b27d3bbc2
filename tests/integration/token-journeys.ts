import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { deriveKey } from '#app/platform/auth/derive-key.server.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { leader, password, type SignInServer } from './sign-in-journeys.ts'
import { openBrowser, signIn, type Browser } from './sign-in-steps.ts'

/** What the portal shows its own provider. */
const ownClient = {
  client_id: 'routekaart',
  client_secret: deriveKey(sessionSecret, 'identity-client').toString('base64url'),
}

/** The tests of the tokens that the embedded identity provider gives. */
export function describeTokens(server: () => SignInServer): void {
  const signedIn = async () => {
    const browser = openBrowser(server().origin)
    await signIn(browser, leader, password)
    return browser
  }
  const askToken = async ({ origin, cookies }: Browser) => {
    const Cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const headers = { Cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await fetch(`${origin}/authentication/token`, { method: 'POST', body: '{}', headers })
    const { access_token: token }: { access_token?: string } = Object(await answer.json())
    return { status: answer.status, token: token ?? '' }
  }
  const endTokens = () => server().sql`update auth_access_tokens set expires_at = now()`
  const refreshTokens = async () =>
    (await server().sql`select count(*)::int as kept from identity_store where model = 'RefreshToken'`)[0]?.kept

  describe('tokens of the embedded provider', () => {
    test('are made out to the API, and replaced when they end', async () => {
      const browser = await signedIn()
      const first = await askToken(browser)
      expect(decodeProtectedHeader(first.token).alg).toBe('RS256')
      const { aud, scope, exp = 0, iat = 0 } = decodeJwt(first.token)
      expect([aud, scope, exp - iat]).toEqual(['self-service', 'read:users read:current_user', 600])
      for (let round = 0; round < 3; round++) {
        await endTokens()
        const next = await askToken(browser)
        expect(next.status).toBe(200)
        expect(decodeJwt(next.token).jti).not.toBe(decodeJwt(first.token).jti)
      }
    })

    test('are taken back by signing out', async () => {
      const browser = await signedIn()
      const before = await refreshTokens()
      await browser.ask('/authentication/logout', {})
      await expect.poll(refreshTokens).toBe(before - 1)
    })

    test('are asked for with a form or with JSON', async () => {
      const fields = { ...ownClient, grant_type: 'refresh_token', refresh_token: 'none' }
      for (const [type, body] of [
        ['application/json', JSON.stringify(fields)],
        ['application/x-www-form-urlencoded', new URLSearchParams(fields).toString()],
      ] as const) {
        const address = `${server().origin}/identity/oauth/token`
        const answer = await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } })
        expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
      }
    })

    test('are not asked for with broken JSON or much of it', async () => {
      for (const [body, status] of [
        ['{', 400],
        [JSON.stringify({ client_id: 'x'.repeat(20_000) }), 413],
      ] as const) {
        const address = `${server().origin}/identity/oauth/token`
        const answer = await fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
        expect(answer.status).toBe(status)
      }
    })
  })
}
