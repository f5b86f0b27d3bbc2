import { trimmed } from '#app/platform/i18n/trimmed.ts'

/** The limits of an e-mail address, in bytes of UTF-8; of a domain that is longer than a whole address nothing is left. */
const longest = { address: 254, local: 64, domain: 256, segment: 63 }

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Nothing that ends an address or begins another header, no white space, and no sign that only steers others. */
const localShape = /^[^\s\p{C}\p{Default_Ignorable_Code_Point}<>()[\]:;,\\"@]+$/u
const segmentShape = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a text is an e-mail address: the one rule for all that is typed, invited, signed in with and written to. Letters
 * of any language may stand in it.
 * @param text without white space around it
 */
export function isEmailAddress(text: string): boolean {
  // What is longer in characters is longer in bytes, and is not looked at any further.
  if (text.length > longest.address || bytesOf(text) > longest.address) return false
  const [local = '', domain = '', ...more] = text.split('@')
  return more.length === 0 && isLocal(local) && isDomain(domain)
}

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * An address as it was meant by who typed or pasted it: without signs that nobody sees, `mailto:`, the name and brackets that
 * mail programs put around it, and what ends a sentence behind it. What is no address even then stays, to be shown again.
 */
export function typedAddress(typed: string): string {
  if (typed.length > 4 * longest.address) return typed
  const shown = trimmed(typed.replace(unseen, ''))
  const [, inside = shown] = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(shown) ?? []
  const address = inside
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;]{1,20}$/, '')
  return isEmailAddress(address) ? address : shown
}

const isLocal = (local: string): boolean =>
  bytesOf(local) <= longest.local && localShape.test(local) && !/^\.|\.$|\.\./.test(local)

function isDomain(domain: string): boolean {
  const segments = domain.split('.')
  // The last one is no number, so that an address of four numbers is no domain.
  const isNamed = segments.length > 1 && /^\p{L}/u.test(segments.at(-1) ?? '')
  return (
    isNamed &&
    bytesOf(domain) <= longest.domain &&
    segments.every((segment) => bytesOf(segment) <= longest.segment && segmentShape.test(segment))
  )
}
