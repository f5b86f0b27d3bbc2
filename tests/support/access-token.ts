import { createHash, randomBytes, scryptSync } from 'node:crypto'
import { importJWK, SignJWT, type JWTPayload } from 'jose'
import { z } from 'zod'
import { embeddedClientSecret } from '#app/platform/auth/config.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { signingKey } from '#server/embedded/identity/signing-key.ts'
import { comeBackFrom, destination, openBrowser } from '../integration/sign-in-steps.ts'
import type { SharedPortal } from './portal.ts'

/** Of every account that `addAccount` makes. */
export const accountPassword = 'only-for-tests'
// Of the kind that `hashPassword` makes, but cheap: a real one costs every sign-in a quarter of a second, on purpose.
const salt = randomBytes(16)
const hash = scryptSync(accountPassword, salt, 32, { N: 2, r: 8, p: 1 })
const passwordHash = ['scrypt', 2, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
const tokenAnswer = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() })

/** What a program asks the identity provider for. */
type Asked = { scope?: string; audience?: string }

/** Lets the identity provider know somebody, who then signs in there as this user of the portal. */
export async function addAccount({ sql }: SharedPortal, { userId, email, name }: Actor): Promise<void> {
  await sql`insert into identity_accounts (id, email, name, password_hash)
    values (${userId}, ${email}, ${name}, ${passwordHash})`
  await sql`update users set subject = ${userId}, issuer = 'embedded' where id = ${userId}`
}

/**
 * An access token as a program gets it that signs somebody in itself: code flow with PKCE at the identity provider.
 * @throws where the provider gives none; the message is its answer
 */
export async function requestToken({ origin }: SharedPortal, { email }: Actor, asked: Asked = {}): Promise<string> {
  const { scope = 'read:users read:current_user', audience = 'self-service' } = asked
  const verifier = randomBytes(32).toString('base64url')
  const client_secret = embeddedClientSecret()
  const client = { client_id: 'routekaart', redirect_uri: `${origin}/authentication/callback` }
  const query = new URLSearchParams({
    ...{ ...client, response_type: 'code', scope: `openid ${scope}`, audience, state: 'any' },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  })
  const browser = openBrowser(origin)
  const page = destination(await browser.ask(`/identity/authorize?${query}`))
  const refusal = new URL(page, origin).searchParams.get('error')
  if (refusal !== null) throw new Error(refusal)
  const callback = new URL(await comeBackFrom(browser, await browser.ask(page, { email, password: accountPassword })))
  const code = callback.searchParams.get('code')
  if (code === null) throw new Error(callback.search)
  const body = new URLSearchParams({
    ...{ ...client, client_secret, grant_type: 'authorization_code', code, code_verifier: verifier },
  })
  const answer = await fetch(`${origin}/identity/oauth/token`, { method: 'POST', body })
  return tokenAnswer.parse(await answer.json()).access_token
}

/** A token with the provider's own signature that says whatever it is given to say. */
export async function signedToken({ origin }: SharedPortal, over: JWTPayload): Promise<string> {
  const { kid, ...key } = { kid: undefined, ...(await signingKey()) }
  const now = Math.floor(Date.now() / 1000)
  const usual = {
    iss: `${origin}/identity/`,
    aud: 'self-service',
    iat: now,
    exp: now + 600,
    scope: 'read:current_user',
  }
  const header = { alg: 'RS256', ...(kid === undefined ? {} : { kid }) }
  return new SignJWT({ ...usual, ...over }).setProtectedHeader(header).sign(await importJWK(key, 'RS256'))
}
