import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether an Authorization header brings a secret of the settings as a bearer token. They are compared by their hashes, which are
 * equally long: how long that takes tells nothing.
 */
export function bringsSecret(header: string | null | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer +(\S.*)$/i.exec(header ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}
