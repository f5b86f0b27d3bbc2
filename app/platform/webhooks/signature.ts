import { createHmac } from 'node:crypto'

/** What secrets begin with in the Standard Webhooks specification; behind it stands the key in base64. */
export const secretMark = 'whsec_'

/**
 * A signature as the Standard Webhooks specification makes it: HMAC-SHA256 over id, seconds since 1970 and body.
 * @param secret with its mark
 */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(secretMark.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
