import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { accountPassword, addAccount, requestToken, signedToken } from '#tests/support/access-token.ts'
import { credentials } from '#tests/support/api-caller.ts'
import { expectRefusal } from '#tests/support/api-refusal.ts'
import { ask } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openBrowser, signIn } from './sign-in-steps.ts'

let portal: SharedPortal
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  await addAccount(portal, member)
})
afterAll(() => portal.close())

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const getUser = (headers: Record<string, string>) => ask(portal.origin, '/api/auth/user', { headers })

describe('an access token', () => {
  test('of the identity provider is believed, with or without the scope for others', async () => {
    for (const scope of ['read:current_user', 'read:users read:current_user']) {
      expect((await getUser(bearer(await requestToken(portal, member, { scope })))).status).toBe(200)
    }
  })

  test('that the portal hands to its own pages is believed', async () => {
    const browser = openBrowser(portal.origin)
    await signIn(browser, member.email, accountPassword)
    const Cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const headers = { Cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const { text } = await ask(portal.origin, '/authentication/token', { method: 'POST', headers, body: '{}' })
    expect((await getUser(bearer(JSON.parse(text).access_token))).status).toBe(200)
  })

  test('without the scope for own data is not enough', async () => {
    const answer = await getUser(bearer(await requestToken(portal, member, { scope: 'read:users' })))
    expectRefusal(answer, 403, 'insufficient_scope', /error="insufficient_scope".*scope="read:current_user"/)
  })

  test('is not given for another audience', async () => {
    await expect(requestToken(portal, member, { audience: 'elsewhere' })).rejects.toThrow('invalid_target')
  })

  const past = Math.floor(Date.now() / 1000) - 60
  test.each([
    ['for another audience', { aud: 'routekaart' }],
    ['for nobody', { aud: undefined }],
    ['of another issuer', { iss: 'https://evil.example/' }],
    ['that is over', { exp: past }],
    ['without an end', { exp: undefined }],
    ['that begins later', { nbf: past + 3600 }],
    ['about nobody', { sub: undefined }],
  ])('%s is refused, though the provider signed it', async (_what, claims) => {
    const answer = await getUser(bearer(await signedToken(portal, { sub: member.userId, ...claims })))
    expectRefusal(answer, 401, 'invalid_token', /error="invalid_token", error_description="[^"]+"$/)
  })

  test('is believed where only what is said of it is as it should be', async () => {
    const claims = { sub: member.userId, aud: ['elsewhere', 'self-service'], scope: 'openid read:current_user' }
    expect((await getUser(bearer(await signedToken(portal, claims)))).status).toBe(200)
  })

  test.each([
    ['scopes that only begin alike', { scope: 'read:current_users read:current' }],
    ['no scopes', { scope: undefined }],
    ['scopes that are no text', { scope: ['read:current_user'] }],
  ])('with %s is not enough', async (_what, claims) => {
    const answer = await getUser(bearer(await signedToken(portal, { sub: member.userId, ...claims })))
    expectRefusal(answer, 403, 'insufficient_scope', /error="insufficient_scope"/)
  })

  test('signed by anybody else, or by nobody, is refused', async () => {
    const token = await requestToken(portal, member)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const other = await generateKeyPair('RS256')
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('k'.repeat(40)))
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')
    const tokens = [
      ...[`${none}.${payload}.`, `${header}.${payload}.`, `${header}.${forged}.${signature}`, shared],
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(other.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(other.privateKey),
    ]
    for (const wrong of tokens) {
      expectRefusal(await getUser(bearer(wrong)), 401, 'invalid_token', /error="invalid_token"/)
    }
  })

  test('of somebody unknown, disabled, or of an archived organisation lets nobody in', async () => {
    const unknown = await getUser(bearer(await signedToken(portal, { sub: 'stranger' })))
    expectRefusal(unknown, 403, 'user_unknown')
    const [disabled, archived] = [await addOrganisation(['Huis']), await addOrganisation(['Huis'])]
    const tokens = [await credentials(portal, disabled, 'access token')]
    tokens.push(await credentials(portal, archived, 'access token'))
    for (const token of tokens) expect((await getUser(token)).status).toBe(200)
    await portal.sql`update users set disabled_at = now() where id = ${disabled.userId}`
    await portal.sql`update organisations set archived_at = now() where id = ${archived.organisationId}`
    for (const token of tokens) expectRefusal(await getUser(token), 403, 'user_unknown')
  })

  test('opens no pages', async () => {
    const token = bearer(await requestToken(portal, member))
    expect((await ask(portal.origin, '/organisation', { headers: token })).status).toBe(302)
  })
})
