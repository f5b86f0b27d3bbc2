import pLimit from 'p-limit'
import { mostConnections } from '#app/persistence/connection.server.ts'
import { inTurnForTokens, readTokens, type StoredTokens } from '#app/persistence/people/tokens.server.ts'
import type { AuthConfig } from './config.server.ts'
import { LoginRequiredError, TimeoutError } from './errors.ts'
import { openAccessToken, type AccessToken, type TokenPurpose } from './kept-tokens.server.ts'
import { refreshTokens, type Refreshed } from './refresh.server.ts'
import { coversScopes, joinScopes } from './scope.ts'
import { makeSingleFlight } from './single-flight.ts'

/** Which token is wanted. Scopes are on top of those of the login; without an audience it is the login's. */
export type TokenRequest = {
  audience?: string
  scope?: string
  /** `off`: a new one in any case. `cache-only`: none but one that is kept. */
  cacheMode: 'on' | 'off' | 'cache-only'
}

/** Seconds that a kept token has to be good for yet. */
const margin = 60
const lockSeconds = 5
const lockTries = 10

const fly = makeSingleFlight<AccessToken>()
let queue: ReturnType<typeof pLimit> | undefined

/** Each one holds a connection to the database while it waits: a provider that hangs must not take them all. */
function enterQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  queue ??= pLimit(Math.max(1, Math.floor(mostConnections() * 0.4)))
  return queue(work)
}

/**
 * An access token for a session: a kept one that is good for a minute yet, else a new one by the refresh token. However
 * many ask at once, on however many servers, the provider is asked once.
 * @param idHash the session's
 * @returns null where only kept ones were asked for and there is none
 * @throws LoginRequiredError, MissingRefreshTokenError, MfaRequiredError, TimeoutError, IdTokenError, or GenericError with the
 * provider's code; `invalid_grant` means that only a new login helps
 */
export async function getAccessToken(
  config: AuthConfig,
  idHash: Buffer,
  { audience = config.audience, scope, cacheMode }: TokenRequest,
): Promise<AccessToken | null> {
  const wanted = { audience, scope: joinScopes('openid', config.scope, scope) }
  if (cacheMode !== 'off') {
    const kept = await readTokens(idHash)
    const good = kept && findGood(kept, wanted)
    if (good || cacheMode === 'cache-only') return good
  }
  const key = [idHash.toString('hex'), config.clientId, wanted.audience, wanted.scope].join('::')
  return fly(key, () => enterQueue(() => refreshInTurn(config, idHash, wanted, cacheMode === 'on')))
}

async function refreshInTurn(
  config: AuthConfig,
  idHash: Buffer,
  wanted: TokenPurpose,
  mayBeKept: boolean,
): Promise<AccessToken> {
  for (let left = lockTries; left > 0; left--) {
    const done = await inTurnForTokens(idHash, lockSeconds, async (db): Promise<Refreshed> => {
      const kept = await readTokens(idHash, db)
      if (!kept) return { token: null, failure: new LoginRequiredError() }
      const token = mayBeKept ? findGood(kept, wanted) : null
      return token ? { token, failure: null } : refreshTokens(config, { idHash, kept, wanted, db })
    })
    if (!done) continue
    // Thrown here, after the transaction, which may have forgotten a refresh token.
    if (done.result.failure) throw done.result.failure
    return done.result.token
  }
  throw new TimeoutError()
}

function findGood({ accessTokens }: StoredTokens, { audience, scope }: TokenPurpose): AccessToken | null {
  const until = Date.now() + margin * 1000
  const good = accessTokens.find(
    (token) => token.audience === audience && coversScopes(token.scope, scope) && token.expiresAt.getTime() >= until,
  )
  return good ? openAccessToken(good) : null
}
