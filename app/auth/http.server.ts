import { z } from 'zod'
import type { AuthConfig } from './config.server.ts'
import { GenericError, TimeoutError } from './errors.ts'

const timeLimit = 10_000
const tries = 3

const answerShape = z.looseObject({ access_token: z.string(), id_token: z.string().optional() })
const failureShape = z.looseObject({ error: z.string().optional(), error_description: z.string().optional() })

/** What the provider's token endpoint gives. */
export type TokenAnswer = z.output<typeof answerShape>

/**
 * Asks the provider's token endpoint. A network failure or time-out (10 s) is tried again, at most three times in all;
 * an answer, whatever it says, is final.
 * @param parameters without the client's own name and secret
 * @throws TimeoutError, or GenericError with the provider's code and description
 */
export async function oauthToken(config: AuthConfig, parameters: Record<string, string>): Promise<TokenAnswer> {
  const body = new URLSearchParams({ client_id: config.clientId, ...parameters })
  if (config.clientSecret !== undefined) body.set('client_secret', config.clientSecret)
  const response = await postWithRetries(config.tokenUrl, body)
  const answer: unknown = await response.json().catch(() => null)
  const parsed = answerShape.safeParse(answer)
  if (response.ok && parsed.success) return parsed.data
  const failure = failureShape.safeParse(answer).data
  const description = failure?.error_description ?? `HTTP error. Unable to fetch ${config.tokenUrl}`
  throw new GenericError(failure?.error ?? 'request_error', description)
}

async function postWithRetries(url: string, body: URLSearchParams, left = tries): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
  } catch (failure) {
    if (left > 1) return postWithRetries(url, body, left - 1)
    if (failure instanceof DOMException && failure.name === 'TimeoutError') throw new TimeoutError()
    throw new GenericError('request_error', `HTTP error. Unable to fetch ${url}`)
  }
}
