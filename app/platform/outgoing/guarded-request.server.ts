import { lookup as lookUp } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { environment } from '#app/platform/config/env.server.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

type Lookup = NonNullable<RequestOptions['lookup']>

type Asked = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  /** Whether http will do, as for what is signed in itself. */
  mayBeHttp?: boolean
  /** Ends the request, and the reading of its answer. */
  signal: AbortSignal
}

/** Why an address is not asked. */
class RefusedAddressError extends Error {
  readonly code = 'REFUSED_ADDRESS'
}

/** Whether addresses of this machine are allowed, by http too, to try things with. */
export const allowsLoopback = (): boolean => environment().APP_ENV !== 'production'

/**
 * Asks an address that somebody else chose: one of the public internet only. Redirects are not followed.
 * @returns the answer, of which only the head has been read
 * @throws where the address is refused or does not answer; its `code` says why
 */
export async function guardedRequest(
  address: string,
  { method, headers, body, mayBeHttp = false, signal }: Asked,
): Promise<IncomingMessage> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const mayBe = (one: string) => isPublicAddress(one) || (allowsLoopback() && isLoopbackAddress(one))
  const isRightProtocol = url.protocol === 'https:' || (url.protocol === 'http:' && (mayBeHttp || allowsLoopback()))
  // Names are looked at where they are resolved; what is no name is not resolved.
  if (!isRightProtocol || (isIP(host) !== 0 && !mayBe(host))) throw new RefusedAddressError()
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = start(url, { method, agent: false, headers, lookup: lookupFor(mayBe), signal })
    // Also after the answer, when nobody waits for it any more.
    outgoing.on('error', reject)
    outgoing.once('response', resolve)
    outgoing.end(body)
  })
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
