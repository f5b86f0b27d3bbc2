import { retryAfter } from '#app/persistence/outage.ts'
import { bearerChallenge } from './refusal.server.ts'

const headers = { 'Cache-Control': 'no-store' }

/** What is wrong with one part of a body; `path` as in `form.fields`. */
export type Issue = { path: string; message: string }

/** The answer of the API to what it can do. */
export const answer = (body: unknown): Response => Response.json(body, { headers })

/**
 * The answer of the API to what it cannot do.
 * @param error a code for programs
 * @param message for the people who write them
 * @param more what else the answer says
 */
export function problem(
  status: number,
  error: string,
  message: string,
  more: { issues?: readonly Issue[]; conflicts?: readonly unknown[] } = {},
): Response {
  const response = Response.json({ error, message, ...more }, { status, headers })
  if (status === 401 || status === 403) response.headers.set('WWW-Authenticate', bearerChallenge)
  if (status === 503) response.headers.set('Retry-After', retryAfter)
  return response
}

/** The answer to a method that an address does not have. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const refusal = problem(405, 'method_not_allowed', `This address takes ${allowed.join(' and ')} only.`)
  refusal.headers.set('Allow', allowed.join(', '))
  return refusal
}

/** The answer to OPTIONS: what may be asked, and nothing of the content. */
export function methodsAllowed(allowed: readonly string[]): Response {
  return new Response(null, { status: 204, headers: { ...headers, Allow: [...allowed, 'OPTIONS'].join(', ') } })
}
