import { lookup as lookUp } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '../outgoing/public-address.ts'

/** Milliseconds from the first packet to the end of the answer. */
const patience = 10_000

type Lookup = NonNullable<RequestOptions['lookup']>

/** Why an address is not asked. */
class RefusedAddressError extends Error {
  readonly code = 'REFUSED_ADDRESS'
}

/**
 * Resolves names and refuses those of which any address is not of the public internet. The connection is made to what was
 * looked at here, so a name that resolves to something else a moment later gains nothing.
 */
const lookupFor = (mayBe: (address: string) => boolean): Lookup =>
  function lookup(hostname, options, callback) {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) callback(error, '')
      else if (!first || !addresses.every(({ address }) => mayBe(address))) callback(new RefusedAddressError(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

/** What an address answered, or a code that says why it did not. */
export type PostAnswer = { status: number; problem: null } | { status: null; problem: string }

/**
 * Posts JSON to an address. Redirects are not followed, nothing of the answer but its status is kept, and after ten seconds
 * it is over.
 * @param allowsLoopback whether this machine itself may be asked, by http too: never in production
 */
export function postJson(
  address: string,
  { headers, body, allowsLoopback }: { headers: Record<string, string>; body: string; allowsLoopback: boolean },
): Promise<PostAnswer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const mayBe = (one: string) => isPublicAddress(one) || (allowsLoopback && isLoopbackAddress(one))
  // Names are looked at where they are resolved; what is no name is not resolved.
  const isRefused = (isIP(host) !== 0 && !mayBe(host)) || (url.protocol !== 'https:' && !allowsLoopback)
  if (isRefused) return Promise.resolve({ status: null, problem: new RefusedAddressError().code })
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Routekaart-Webhooks',
    ...headers,
  }
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: null, problem: codeOf(error) })
    const signal = AbortSignal.timeout(patience)
    const posted = start(url, { method: 'POST', agent: false, headers: sent, lookup: lookupFor(mayBe), signal })
    // Also after the answer, when nobody waits for it any more.
    posted.on('error', fail)
    posted.once('response', (response) => {
      const status = response.statusCode ?? 0
      // Nothing of it is read: whoever sends without end is cut off.
      response.on('error', () => {}).destroy()
      resolve({ status, problem: null })
    })
    posted.end(body)
  })
}

const codeOf = (error: Error): string => {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT'
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}
