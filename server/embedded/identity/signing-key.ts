import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import type { JWK } from 'oidc-provider'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { keepKey, readKey } from '#app/persistence/people/identity-store.server.ts'
import { StartError } from '../../start-error.ts'

const name = 'signing'
const purpose = 'identity-signing-key'
const privateKey = z.looseObject({ kty: z.literal('RSA'), n: z.string(), d: z.string() })

/**
 * The key that ID tokens are signed with: made at the first start and kept, sealed, in the database. Where the secret
 * it was sealed with is gone a new one takes its place.
 */
export async function signingKey(): Promise<JWK> {
  const known = await openKeptSigningKey()
  if (known) return known
  const kept = await readKey(name)
  const pair = await generateKeyPair('RS256', { extractable: true })
  const made = { ...(await exportJWK(pair.privateKey)), alg: 'RS256', use: 'sig' }
  const now = unseal(await keepKey(name, seal(purpose, made), kept))
  if (!now) throw new StartError('The signing key in the database was sealed with another SESSION_SECRET.')
  return now
}

/** The key that is kept; null if it was sealed with another secret, undefined if there is none yet. */
export async function openKeptSigningKey(): Promise<JWK | null | undefined> {
  const kept = await readKey(name)
  return kept === null ? undefined : unseal(kept)
}

function unseal(sealed: string): JWK | null {
  const parsed = privateKey.safeParse(open(purpose, sealed))
  return parsed.success ? parsed.data : null
}
