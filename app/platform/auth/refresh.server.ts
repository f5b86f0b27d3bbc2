import type { Queryable } from '#app/persistence/database.server.ts'
import { keepTokens, replaceRefreshToken, type StoredTokens } from '#app/persistence/people/tokens.server.ts'
import { log } from '#app/platform/log/log.ts'
import type { AuthConfig } from './config.server.ts'
import { GenericError, IdTokenError, LoginRequiredError, MissingRefreshTokenError, OtherPersonError } from './errors.ts'
import { oauthToken, revokeToken, type TokenAnswer } from './http.server.ts'
import { verifyIdToken } from './id-token.server.ts'
import {
  openAccessToken,
  openRefreshToken,
  sealTokens,
  type AccessToken,
  type TokenPurpose,
} from './kept-tokens.server.ts'
import { coversScopes } from './scope.ts'

/** A new token, or why there is none. */
export type Refreshed = { token: AccessToken; failure: null } | { token: null; failure: GenericError }

type Task = { idHash: Buffer; kept: StoredTokens; wanted: TokenPurpose; db: Queryable }

/**
 * Gets new tokens by a session's refresh token and keeps them. A failure is returned and not thrown, so that what had to
 * be written with it is kept.
 * @param task within the transaction that has the turn for this session
 */
export async function refreshTokens(config: AuthConfig, task: Task): Promise<Refreshed> {
  const { kept, wanted } = task
  const refreshToken = openRefreshToken(kept.refreshToken)
  // A refresh token is good for what the login asked for, and for that only.
  const purpose = kept.accessTokens.find(
    ({ audience, scope }) => audience === wanted.audience && coversScopes(scope, wanted.scope),
  )
  if (refreshToken === null || !purpose) return failed(new MissingRefreshTokenError(wanted.audience, wanted.scope))
  try {
    const answer = await oauthToken(config, { grant_type: 'refresh_token', refresh_token: refreshToken })
    return await keep(config, task, answer, { audience: purpose.audience, scope: purpose.scope })
  } catch (failure) {
    if (!(failure instanceof GenericError)) throw failure
    if (isOver(failure)) await replaceRefreshToken(task.idHash, null, task.db)
    return failed(failure)
  }
}

/** Whether the refresh token is of no more use: refused, or spent for an answer that is not to be believed. */
const isOver = (failure: GenericError) => failure.error === 'invalid_grant' || failure instanceof IdTokenError

const failed = (failure: GenericError): Refreshed => ({ token: null, failure })

/** An ID token that comes along has to be right in every way, and to be about the same person. */
async function checkPerson(config: AuthConfig, { id_token }: TokenAnswer, kept: StoredTokens): Promise<void> {
  if (id_token === undefined) return
  const { issuer, clientId } = config
  const organization = kept.providerOrganisation ?? undefined
  const { sub } = await verifyIdToken(config, id_token, { issuer, clientId, organization, now: Date.now() })
  if (sub === kept.subject) return
  throw new OtherPersonError(`Subject (sub) claim mismatch in the ID token; expected "${kept.subject}", found "${sub}"`)
}

async function keep(
  config: AuthConfig,
  { idHash, kept, db }: Task,
  answer: TokenAnswer,
  purpose: TokenPurpose,
): Promise<Refreshed> {
  const tokens = sealTokens(answer, purpose)
  try {
    await checkPerson(config, answer, kept)
  } catch (failure) {
    if (failure instanceof OtherPersonError && answer.refresh_token !== undefined)
      void takeBack(config, answer.refresh_token)
    // Where only the provider's keys could not be read, the next try goes on with the new refresh token.
    await replaceRefreshToken(idHash, tokens.refreshToken ?? kept.refreshToken, db)
    throw failure
  }
  const isKept = await keepTokens(idHash, tokens, db)
  const token = openAccessToken(tokens.accessToken)
  if (isKept && token) return { token, failure: null }
  // Somebody signed out meanwhile: the token that was taken back then was the one before this.
  if (answer.refresh_token !== undefined) void takeBack(config, answer.refresh_token)
  return failed(new LoginRequiredError())
}

/** Takes a refresh token back at the provider, where it answers; nobody waits for it. */
export async function takeBack(config: AuthConfig, refreshToken: string): Promise<void> {
  try {
    await revokeToken(config, refreshToken)
  } catch (failure) {
    log.warn({ err: failure }, 'a refresh token could not be taken back at the provider')
  }
}
