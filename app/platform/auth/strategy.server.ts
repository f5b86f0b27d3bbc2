import type { Login, LoginStart } from './auth0-strategy.server.ts'
import { callbackUrl, type AuthConfig } from './config.server.ts'
import { GenericError } from './errors.ts'
import { findTransaction, trimTransactions, type Transaction } from './transaction.server.ts'

/** Loaded at the first sign-in: a restart does not wait for it. */
const loadStrategy = () => import('./auth0-strategy.server.ts')

/**
 * Starts a login: the redirect to the provider, with the cookie that its answer is checked against.
 * @param cookieHeader of the request, to tidy up logins that were never finished
 */
export async function startLogin(
  config: AuthConfig,
  cookieHeader: string | null,
  start: LoginStart,
): Promise<Response> {
  // The strategy takes any `state` in the address for an answer of the provider, so it gets a request without a query.
  const request = new Request(callbackUrl(config))
  const bound = { ...start, organization: config.organization ?? start.organization }
  const { authenticate } = await loadStrategy()
  const response = await authenticate(config, bound, request).catch((thrown: unknown) => thrown)
  if (!(response instanceof Response)) throw response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  for (const cookie of trimTransactions(config.origin, cookieHeader)) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/**
 * Finishes a login with the provider's answer: checks state and answer, exchanges the code, checks the ID token.
 * @param request the one to the callback, with its cookies
 * @throws GenericError where the login failed
 */
export async function finishLogin(config: AuthConfig, request: Request): Promise<Login & { transaction: Transaction }> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  if (!['code', 'state', 'error'].some((name) => searchParams.has(name))) {
    throw new GenericError('no_query_params', 'There are no query params available for parsing.')
  }
  const transaction = state ? findTransaction(config.origin, request.headers.get('Cookie'), state) : null
  const start = transaction ?? { mode: 'redirect', returnTo: '/' }
  if (!state) throw new GenericError('missing_transaction', 'Invalid state')
  const { authenticate, loginFailure } = await loadStrategy()
  const login = await authenticate(config, start, request).catch((thrown: unknown) => {
    throw loginFailure(thrown, state)
  })
  if (!transaction) throw new GenericError('missing_transaction', 'Invalid state')
  return { ...login, transaction }
}
