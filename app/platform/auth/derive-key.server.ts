import { hkdfSync } from 'node:crypto'

const keys = new Map<string, Buffer>()

/**
 * A key for one purpose, derived from a secret; the same secret and purpose always give the same 32 bytes.
 * @param purpose names what the key is for, so that a value sealed for one thing is no good for another
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}\n${secret}`
  const known = keys.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', `routekaart:${purpose}`, 32))
  keys.set(name, key)
  return key
}
