import { GenericError } from './errors.ts'
import { coversScopes } from './scope.ts'

/** A token for calls of the API, and what it is good for. */
export type KeptToken = {
  audience: string
  scope: string
  token: string
  /** Milliseconds since 1970. */ until: number
}

/** Where tokens are kept until they end. */
export type TokenCache = {
  /** @param until milliseconds since 1970 at which the token still has to be good */
  find: (audience: string, scope: string, until: number) => string | null
  keep: (token: KeptToken) => void
  clear: () => void
}

/** In the memory of this page only, and gone with it: no other script or later visitor finds a token in the browser. */
function makeMemoryCache(): TokenCache {
  let kept: KeptToken[] = []
  return {
    find: (audience, scope, until) =>
      kept.find((one) => one.until >= until && one.audience === audience && coversScopes(one.scope, scope))?.token ??
      null,
    keep: (token) => {
      const isSame = ({ audience, scope }: KeptToken) => audience === token.audience && scope === token.scope
      kept = [...kept.filter((other) => !isSame(other)), token]
    },
    clear: () => {
      kept = []
    },
  }
}

/**
 * An empty cache at the place that a setting names.
 * @throws GenericError for any place but `memory`
 */
export function openTokenCache(location: string): TokenCache {
  if (location === 'memory') return makeMemoryCache()
  throw new GenericError('invalid_cache_location', 'Invalid cache location')
}
