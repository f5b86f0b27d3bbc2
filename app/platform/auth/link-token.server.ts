import { createHash, randomBytes } from 'node:crypto'

/** 256 bits in base64url, which no mail program breaks. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** A new token for a link. It is shown once; only its hash is kept. */
export const newShareToken = (): string => randomBytes(32).toString('base64url')

/**
 * What a token is known by in the database. Something that is no token is hashed too, so that it takes the same time to
 * find out that there is nothing.
 * @param token anything, of which at most 100 characters count
 * @returns hexadecimal SHA-256
 */
export function hashOfToken(token: string): string {
  return createHash('sha256')
    .update(tokenShape.test(token) ? token : `no token: ${token.slice(0, 100)}`)
    .digest('hex')
}
