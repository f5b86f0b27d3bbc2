/** Names of this computer, with or without a port. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** Whether a host is this computer itself: asked without https, to try things with. */
export const isLoopback = (host: string): boolean => loopback.test(host.toLowerCase())

/** Where a host is reached: by https, unless it is this computer. */
export const originOfHost = (host: string): string => `${isLoopback(host) ? 'http' : 'https'}://${host}`

/**
 * A host as browsers name it in their requests: small letters, no port that goes without saying.
 * @param text a host with or without a port
 * @returns null where the text is something else: an address, a pattern, nothing
 */
export function hostOf(text: string): string | null {
  const origin = originOfHost(text)
  if (/[^a-z0-9.:[\]-]/i.test(text) || !URL.canParse(origin)) return null
  const { host, hostname } = new URL(origin)
  return named.test(hostname) || isLoopback(host) ? host : null
}
