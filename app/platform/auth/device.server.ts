import { isIPv4 } from 'node:net'
import bowser from 'bowser'

/** Where somebody is, as far as they need it to know it again. */
export type Device = {
  /** Without its last part; null where it is unknown. */
  address: string | null
  /** Such as `Firefox 128`; null where the browser does not say it. */
  browser: string | null
  /** Such as `Windows`. */
  system: string | null
}

/**
 * What is kept of where a request comes from.
 * @param address as `clientAddress` gives it
 */
export function deviceOf(address: string, userAgent: string | null): Device {
  const said = (userAgent ?? '').slice(0, 500)
  const { browser, os } = said === '' ? { browser: {}, os: {} } : bowser.parse(said)
  const version = browser.version?.split('.')[0]
  return {
    address: shortened(address),
    browser: named(browser.name && version ? `${browser.name} ${version}` : browser.name),
    system: named(os.name),
  }
}

/** Of a version 4 address three of four numbers, of a network of version 6 three of four groups. */
function shortened(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d{1,3}$/, 'x')
  const groups = address.split('/')[0]?.split(':') ?? []
  return groups.length < 4 ? null : `${groups.slice(0, 3).join(':')}:x`
}

/** What a program says of itself may hold anything, which goes into the database and onto pages. */
const named = (words: string | undefined): string | null => {
  const plain = (words ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '').trim()
  return plain === '' ? null : plain.slice(0, 60)
}
