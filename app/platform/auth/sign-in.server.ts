import { isOutage } from '#app/persistence/outage.ts'
import { noteSecurity } from '#app/persistence/staff/security.server.ts'
import { findUserForSignIn } from '#app/persistence/people/users.server.ts'
import { log } from '#app/platform/log/log.ts'
import type { AuthConfig } from './config.server.ts'
import { AuthenticationError, GenericError, LoginRequiredError, meansSignedOut, UserRefusedError } from './errors.ts'
import { deviceOf } from './device.server.ts'
import { en } from './en.ts'
import { flashLoginError } from './flash.server.ts'
import type { Claims } from './id-token.server.ts'
import { sealTokens } from './kept-tokens.server.ts'
import { loginErrorOf } from './login-error.ts'
import { safeReturnTo } from './return-to.ts'
import { endSession, endSessionsOf, forgetSession, openSession, startSession } from './session.server.ts'
import { finishLogin } from './strategy.server.ts'
import { clearTransaction, findTransaction, type Transaction } from './transaction.server.ts'
import type { WindowAnswer } from './window-answer.ts'

/**
 * Where the browser goes after the callback, and the cookies it takes along. A window or frame goes nowhere: it has an
 * answer for the page that opened it.
 */
export type Outcome = { location: string; answer: WindowAnswer | null; cookies: string[] }

/**
 * Turns the provider's answer into a session, or into a login page or an answer that says why not.
 * @param request the one to the callback
 * @param address that it came from, as it is counted
 */
export async function completeSignIn(config: AuthConfig, request: Request, address: string): Promise<Outcome> {
  const cookieHeader = request.headers.get('Cookie')
  const state = new URL(request.url).searchParams.get('state')
  const done = clearTransaction(config.origin, cookieHeader, state)
  try {
    const { claims, tokens, transaction } = await finishLogin(config, request)
    const userId = await findUser(config, claims, address)
    if (transaction.mode === 'silent') await expectNobodyElse(config, cookieHeader, userId)
    const session = {
      ...{ userId, subject: claims.sub, claims: keptClaims(claims) },
      providerOrganisation: transaction.organization,
      device: deviceOf(address, request.headers.get('User-Agent')),
      from: address,
      tokens: sealTokens(tokens, { audience: config.audience, scope: config.scope }),
    }
    const cookies = await startSession(config.origin, cookieHeader, session)
    const answer = answerTo(transaction, { ok: true })
    return { location: safeReturnTo(transaction.returnTo), answer, cookies: [...done, ...cookies] }
  } catch (failure) {
    if (!(failure instanceof GenericError)) throw failure
    const transaction = state ? findTransaction(config.origin, cookieHeader, state) : null
    const mode = transaction?.mode ?? 'redirect'
    const isSignedOut = mode === 'silent' && meansSignedOut(failure)
    const isQuiet = mode === 'check' || isSignedOut
    if (!isQuiet) log.warn({ err: failure }, 'login failed')
    // A login that merely went wrong says nothing of the session there may be.
    const isNobody = isQuiet || failure instanceof UserRefusedError
    const ended = isNobody ? await endQuietly(config, cookieHeader) : []
    const answer = answerTo(transaction, { error: failure.error, error_description: describe(failure, request) })
    const isTold = !isQuiet && !answer && !isUnspoken(failure)
    const location = cookieHeader || !state ? loginPath(transaction?.returnTo) : cookiesRefusedPath
    const told = isTold ? [flashLoginError(config.origin, failure.error)] : []
    return { location, answer, cookies: [...done, ...ended, ...told] }
  }
}

function answerTo(transaction: Transaction | null, response: WindowAnswer['response']): WindowAnswer | null {
  const { mode, flow } = transaction ?? {}
  if (flow === undefined || (mode !== 'popup' && mode !== 'silent')) return null
  return { type: 'authorization_response', flow, response }
}

/** What a window may say of a failure. Ours may name addresses and contents of tokens: those are for the log. */
function describe(failure: GenericError, request: Request): string {
  if (isUnspoken(failure)) return ''
  const said = new URL(request.url).searchParams.get('error_description')
  return failure instanceof AuthenticationError && said ? said : en.errors[loginErrorOf(failure.error)]
}

/**
 * The login page of a browser that sends no cookie while a login is under way, which sets some. Nothing but the address can
 * say so there.
 */
export const cookiesRefusedPath = '/authentication/login?cookies=refused'

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

async function findUser(config: AuthConfig, claims: Claims, address: string): Promise<string> {
  const { email, email_verified: isVerified } = claims
  const verified = typeof email === 'string' && isVerified === true ? email : null
  const user = await findUserForSignIn({ issuer: config.people, subject: claims.sub }, verified).catch(
    (failure: unknown) => {
      if (isOutage(failure)) throw failure
      throw new UserRefusedError('user_failed', reasonsOf(failure), { cause: failure })
    },
  )
  if (user && !user.isDisabled) return user.userId
  const known = user ? { personId: user.userId } : { personId: null }
  const details = { email: typeof email === 'string' ? email : '', address }
  const reason = user ? 'disabled' : 'unknown'
  await noteSecurity({ kind: 'sign-in-refused', ...known, facts: { reason }, details })
  if (!user) throw new UserRefusedError('user_unknown', `no user for subject ${claims.sub} of ${config.people}`)
  await endSessionsOf(config, user.userId, { actorId: user.userId, how: 'everywhere' })
  throw new UserRefusedError('user_disabled', `user ${user.userId} is disabled`)
}

/** A page that asks in a hidden frame belongs to somebody: nobody else may take the session over behind it. */
async function expectNobodyElse(config: AuthConfig, cookieHeader: string | null, userId: string): Promise<void> {
  const session = await openSession(config.origin, cookieHeader, false)
  if (session && session.actor.userId !== userId) throw new LoginRequiredError()
}

/** An error's message and those of what caused it. */
function reasonsOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure.cause === undefined ? failure.message : `${failure.message}: ${reasonsOf(failure.cause)}`
}

const keptNames = ['iss', 'name', 'email', 'org_id', 'org_name', 'auth_time', 'sid']
const keptClaims = (claims: Claims) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => keptNames.includes(name)))
