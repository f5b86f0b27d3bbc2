import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secrets } from './config.server.ts'
import { deriveKey } from './derive-key.server.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a JSON value so that only this server can read or change it.
 * @param lifetime seconds after which `open` refuses it; without it, it stays good
 * @returns text of the characters A-Z a-z 0-9 - _
 */
export function seal(purpose: string, value: unknown, lifetime?: number): string {
  const [secret] = secrets()
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, deriveKey(secret, purpose), iv)
  const until = lifetime === undefined ? null : Date.now() + lifetime * 1000
  const text = encryption.update(JSON.stringify({ value, until }), 'utf8')
  return Buffer.concat([iv, text, encryption.final(), encryption.getAuthTag()]).toString('base64url')
}

/**
 * Reads what `seal` made for the same purpose, with any of the secrets.
 * @returns the value, to be checked by a schema; null where it was changed, is too old or of another purpose
 */
export function open(purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  for (const secret of secrets()) {
    const text = decrypt(deriveKey(secret, purpose), bytes)
    if (text === null) continue
    const { value, until }: { value: unknown; until: number | null } = JSON.parse(text)
    return until === null || until > Date.now() ? value : null
  }
  return null
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decryption.setAuthTag(bytes.subarray(-tagBytes))
  const text = decryption.update(bytes.subarray(ivBytes, -tagBytes))
  try {
    return Buffer.concat([text, decryption.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** A signature over text or bytes: HMAC-SHA256 in base64url, made with the first secret. */
export function sign(purpose: string, data: string | Buffer, secret = secrets()[0]): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(data).digest('base64url')
}

/** Whether `signature` is what `sign` gives for this data, with any of the secrets; takes the same time for any text. */
export function isSignature(purpose: string, data: string | Buffer, signature: string): boolean {
  return secrets().some((secret) => {
    const expected = Buffer.from(sign(purpose, data, secret))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
