import { findUserForSignIn } from '#app/persistence/users.server.ts'
import { log } from '#server/log.ts'
import type { AuthConfig } from './config.server.ts'
import { GenericError, UserRefusedError } from './errors.ts'
import { flashLoginError } from './flash.server.ts'
import type { Claims } from './id-token.server.ts'
import { sealTokens } from './kept-tokens.server.ts'
import { safeReturnTo } from './return-to.ts'
import { endSession, endSessionsOf, forgetSession, startSession } from './session.server.ts'
import { finishLogin } from './strategy.server.ts'
import { clearTransaction, findTransaction } from './transaction.server.ts'

/** Where the browser goes after the callback, and the cookies it takes along. */
export type Outcome = { location: string; cookies: string[] }

/**
 * Turns the provider's answer into a session, or into a login page that says why not.
 * @param request the one to the callback
 */
export async function completeSignIn(config: AuthConfig, request: Request): Promise<Outcome> {
  const cookieHeader = request.headers.get('Cookie')
  const state = new URL(request.url).searchParams.get('state')
  const done = clearTransaction(config.origin, cookieHeader, state)
  try {
    const { claims, tokens, transaction } = await finishLogin(config, request)
    const userId = await findUser(config, claims)
    const session = {
      ...{ userId, subject: claims.sub, claims: keptClaims(claims) },
      providerOrganisation: transaction.organization,
      tokens: sealTokens(tokens, { audience: config.audience, scope: config.scope }),
    }
    const cookies = await startSession(config.origin, cookieHeader, session)
    return { location: safeReturnTo(transaction.returnTo), cookies: [...done, ...cookies] }
  } catch (failure) {
    if (!(failure instanceof GenericError)) throw failure
    const transaction = state ? findTransaction(config.origin, cookieHeader, state) : null
    const isQuiet = transaction?.mode === 'check'
    if (!isQuiet) log.warn({ error: failure.error, description: failure.message }, 'login failed')
    const told = isQuiet || isUnspoken(failure) ? [] : [flashLoginError(config.origin, failure.error)]
    // A login that merely went wrong says nothing of the session there may be.
    const isNobody = isQuiet || failure instanceof UserRefusedError
    const ended = isNobody ? await endQuietly(config, cookieHeader) : []
    return { location: loginPath(transaction?.returnTo), cookies: [...done, ...ended, ...told] }
  }
}

/** The login page that comes back to a page afterwards. */
export function loginPath(returnTo: unknown): string {
  const target = safeReturnTo(returnTo)
  return target === '/' ? '/authentication/login' : `/authentication/login?${new URLSearchParams({ returnTo: target })}`
}

/** Where there is no way to the session's row, the browser forgets it all the same. */
const endQuietly = (config: AuthConfig, cookieHeader: string | null): Promise<string[]> =>
  endSession(config, cookieHeader).catch(() => forgetSession(config.origin))

/** A record that cannot be had because the question was wrong: there is nothing that the reader could do or tell. */
const isUnspoken = (failure: GenericError): boolean =>
  failure instanceof UserRefusedError && /invalid[ _-]request/i.test(failure.message)

async function findUser(config: AuthConfig, claims: Claims): Promise<string> {
  const { email, email_verified: isVerified } = claims
  const verified = typeof email === 'string' && isVerified === true ? email : null
  const user = await findUserForSignIn(claims.sub, verified).catch((failure: unknown) => {
    throw new UserRefusedError('user_failed', reasonsOf(failure))
  })
  if (!user) throw new UserRefusedError('user_unknown', `no user for subject ${claims.sub}`)
  if (!user.isDisabled) return user.userId
  await endSessionsOf(config, user.userId)
  throw new UserRefusedError('user_disabled', `user ${user.userId} is disabled`)
}

/** An error's message and those of what caused it. */
function reasonsOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure.cause === undefined ? failure.message : `${failure.message}: ${reasonsOf(failure.cause)}`
}

const keptNames = ['name', 'email', 'org_id', 'org_name', 'auth_time', 'sid']
const keptClaims = (claims: Claims) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => keptNames.includes(name)))
