import { isIPv4, isIPv6 } from 'node:net'
import type { Request } from 'express'

/**
 * The network address a request comes from, as it is counted: of IPv6 the first 64 bits, which is what one connection
 * gets. Behind a trusted proxy it is what that proxy says (the last of X-Forwarded-For), else the other end's.
 */
export const clientAddress = (request: Request): string => addressKey(request.ip)

/**
 * An address in the one way in which it is counted.
 * @param address also in brackets, with a port or a zone, as some proxies write it
 * @returns 'unknown' where it is none: all of those count together
 */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? '')
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*/s, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written) ?? []
  return high !== undefined && low !== undefined ? [...bytesIn(high), ...bytesIn(low)].join('.') : networkOf(written)
}

const bytesIn = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]

/** @param address as `URL` writes it */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const groupsIn = (part: string) => part.split(':').filter((group) => group !== '')
  const [front, back] = [groupsIn(before), groupsIn(after ?? '')]
  const left = after === undefined ? 0 : 8 - front.length - back.length
  return `${[...front, ...Array.from({ length: left }, () => '0'), ...back].slice(0, 4).join(':')}::/64`
}
