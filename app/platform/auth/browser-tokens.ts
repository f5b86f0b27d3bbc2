import pLimit from 'p-limit'
import { noteSignedOut } from './client-state.ts'
import { GenericError, meansSignedOut } from './errors.ts'
import { joinScopes } from './scope.ts'
import { newFlow, runFrame, usualSeconds } from './sign-in-window.ts'
import { makeSingleFlight } from './single-flight.ts'
import { openTokenCache } from './token-cache.ts'

/** Which token is wanted; without an audience the one of the login. */
export type TokenWish = {
  audience?: string
  scope?: string
  /** `off`: a new one in any case. `cache-only`: none but one that is kept. */
  cacheMode?: 'on' | 'off' | 'cache-only'
  /** How long a hidden frame may take, where there has to be one; 60 without it. */
  timeoutInSeconds?: number
}

/** Milliseconds that a kept token has to be good for yet. */
const margin = 60_000
let cache = openTokenCache('memory')
const fly = makeSingleFlight<string | null>()
const inTurn = pLimit(1)

/**
 * An access token for calls of the API: a kept one that is good for a minute yet, else one from the server, asked for one
 * at a time. Where the server has no way to a new one, the provider is asked in a hidden frame, once.
 * @returns null where only kept ones were asked for and there is none
 * @throws GenericError with the server's code; `login_required` means that nobody is signed in any more, here neither
 */
export async function getAccessToken(wish: TokenWish = {}): Promise<string | null> {
  const { audience = '', cacheMode = 'on', timeoutInSeconds = usualSeconds } = wish
  const scope = joinScopes(wish.scope)
  const good = cacheMode === 'off' ? null : findKept(audience, scope)
  if (good) return good
  const key = `${audience}::${scope}::${cacheMode}`
  return fly(key, () => inTurn(() => getInTurn({ audience, scope, cacheMode, timeoutInSeconds })))
}

async function getInTurn(wish: Required<TokenWish>): Promise<string | null> {
  const good = wish.cacheMode === 'off' ? null : findKept(wish.audience, wish.scope)
  if (good) return good
  try {
    return await askServer(wish).catch(async (failure: unknown) => {
      if (!isWithoutRefreshToken(failure)) throw failure
      await silentLogin(wish.timeoutInSeconds)
      return askServer(wish)
    })
  } catch (failure) {
    if (failure instanceof GenericError && meansSignedOut(failure)) forgetSignIn()
    throw failure
  }
}

/**
 * Signs in again without a page, where this browser is still signed in at the provider; the server keeps the tokens.
 * @throws AuthenticationError with the provider's code, where it is not: the server has then signed out here too;
 *   TimeoutError after so many seconds
 */
export async function silentLogin(seconds = usualSeconds): Promise<void> {
  const flow = newFlow()
  await runFrame(`/authentication/silent?${new URLSearchParams({ flow })}`, flow, seconds)
}

/**
 * Keeps tokens at this place from now on; those that are kept elsewhere are forgotten.
 * @throws GenericError for a place that is not known; tokens then stay where they are
 */
export function cacheTokensIn(location: string): void {
  const next = openTokenCache(location)
  cache.clear()
  cache = next
}

/** Forgets what is known of who is signed in, tokens and all. */
export function forgetSignIn(): void {
  cache.clear()
  noteSignedOut()
}

const isWithoutRefreshToken = (failure: unknown) =>
  failure instanceof GenericError && ['missing_refresh_token', 'invalid_grant'].includes(failure.error)

const findKept = (audience: string, scope: string) => cache.find(audience, scope, Date.now() + margin)

const address = '/authentication/token'

async function askServer({ audience, scope, cacheMode }: Required<TokenWish>): Promise<string | null> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ audience: audience || undefined, scope: scope || undefined, cacheMode }),
  }).catch(unreachable)
  if (response.status === 204) return null
  const answer: unknown = await response.json().catch(unreachable)
  const { access_token: token, expires_in: seconds, error, message }: Record<string, unknown> = Object(answer)
  if (!response.ok || typeof token !== 'string' || typeof seconds !== 'number') {
    throw new GenericError(String(error ?? 'request_error'), String(message ?? 'Get access token failed'))
  }
  const { scope: granted }: Record<string, unknown> = Object(answer)
  const covered = joinScopes(scope, String(granted ?? ''))
  cache.keep({ audience, scope: covered, token, until: Date.now() + seconds * 1000 })
  return token
}

function unreachable(): never {
  throw new GenericError('request_error', `HTTP error. Unable to fetch ${address}`)
}
