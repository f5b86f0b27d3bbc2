import type { Link } from '#app/persistence/staff/security-chain.server.ts'

/** A number and a hash as somebody noted them; null where both are empty, 'wrong' where they cannot be that. */
export function readNoted(number: string, hash: string): Link | null | 'wrong' {
  const [digits, hexadecimal] = [number.trim(), hash.trim().toLowerCase()]
  if (digits === '' && hexadecimal === '') return null
  if (!/^\d{1,15}$/.test(digits) || !/^[\da-f]{64}$/.test(hexadecimal)) return 'wrong'
  return { number: Number(digits), hash: hexadecimal }
}
