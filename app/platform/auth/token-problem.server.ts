import { problem } from './json-answers.server.ts'
import { meansSignedOut, MfaRequiredError, OtherPersonError, type GenericError } from './errors.ts'
import { log } from '#app/platform/log/log.ts'

const statuses = new Map([
  ['login_required', 401],
  ['missing_refresh_token', 401],
  ['invalid_grant', 401],
  ['mfa_required', 403],
  ['timeout', 504],
])

/**
 * How a script of ours is told that there is no token: the code and the sentence of the failure, 502 where the provider
 * did something that nothing is known about.
 * @returns the answer, and whether it means that the person is signed out
 */
export function tokenProblem(failure: GenericError): { answer: Response; isSignedOut: boolean } {
  const isSignedOut = meansSignedOut(failure)
  const status = isSignedOut ? 401 : (statuses.get(failure.error) ?? 502)
  if (status >= 500 || failure instanceof OtherPersonError) log.warn({ err: failure }, 'no access token')
  const error = isSignedOut ? 'login_required' : failure.error
  const { message } = failure
  if (!(failure instanceof MfaRequiredError)) return { answer: problem(status, error, message), isSignedOut }
  const answer = Response.json(
    { error, message, mfa_token: failure.mfaToken },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
  return { answer, isSignedOut }
}
