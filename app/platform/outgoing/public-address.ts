import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks in which no program of somebody else's is to be reached (IANA special-purpose address registries). */
const reserved: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const blocked = new BlockList()
for (const [network, prefix] of reserved) blocked.addSubnet(network, prefix, 'ipv4')
/** Of IPv6 what is given out to be reached from everywhere, and in it what leads elsewhere. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address is one of the public internet: not of this machine, nor of a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
  return isIP(address) === 4 && !blocked.check(address, 'ipv4')
}

/** Whether an IP address is of this machine itself. */
export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\./.test(address)
