import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { secretMark, signatureOf } from './signature.ts'

const purpose = 'webhook'

/** A new secret as its program gets it, in the form of the Standard Webhooks specification, and as it is kept. */
export function newWebhookSecret(): { words: string; sealed: string } {
  const words = secretMark + randomBytes(32).toString('base64')
  return { words, sealed: seal(purpose, words) }
}

/**
 * What stands in the header `webhook-signature`: a signature by each of the secrets, which is what lets a program change over.
 * @param sealed secrets as they are kept
 * @param seconds since 1970, as in the header `webhook-timestamp`
 * @returns null where none of them can be read any more: they were sealed with another secret of the portal
 */
export function signaturesOf(sealed: readonly string[], id: string, seconds: number, body: string): string | null {
  const signatures = sealed.flatMap((one) => {
    const secret = z.string().startsWith(secretMark).safeParse(open(purpose, one)).data
    return secret === undefined ? [] : signatureOf(secret, id, seconds, body)
  })
  return signatures.length > 0 ? signatures.join(' ') : null
}
