import { z } from 'zod'
import type { AuthConfig } from './config.server.ts'
import { GenericError, MfaRequiredError, TimeoutError } from './errors.ts'
import { withinTime } from './time-limit.ts'

const timeLimit = 10_000
const tries = 3

const answerShape = z.looseObject({
  access_token: z.string().min(1),
  id_token: z.string().optional(),
  refresh_token: z.string().min(1).optional(),
  token_type: z.string().optional(),
  /** Seconds. */
  expires_in: z.coerce.number().min(0).max(1e9).optional(),
  scope: z.string().optional(),
})
const failureShape = z.looseObject({
  error: z.string().optional(),
  error_description: z.string().optional(),
  mfa_token: z.string().optional(),
})

/** What the provider's token endpoint gives. */
export type TokenAnswer = z.output<typeof answerShape>

/**
 * Asks the provider's token endpoint. A network failure or time-out (10 s) is tried again, at most three times in all;
 * an answer, whatever it says, is final.
 * @param parameters without the client's own name and secret
 * @throws TimeoutError, MfaRequiredError, or GenericError with the provider's code and description
 */
export async function oauthToken(config: AuthConfig, parameters: Record<string, string>): Promise<TokenAnswer> {
  const { isGood, text } = await postWithRetries(config.tokenUrl, ownRequest(config, parameters))
  const answer = parseJson(text)
  const parsed = answerShape.safeParse(answer)
  if (isGood && parsed.success) return parsed.data
  const { error, error_description, mfa_token } = failureShape.safeParse(answer).data ?? {}
  const description = error_description ?? unreachable(config.tokenUrl)
  if (error === 'mfa_required') throw new MfaRequiredError(description, mfa_token)
  throw new GenericError(error ?? 'request_error', description)
}

/**
 * Takes a refresh token back at the provider, and with it what was got by it. Tried once.
 * @throws GenericError where the provider did not do it
 */
export async function revokeToken(config: AuthConfig, refreshToken: string): Promise<void> {
  const request = ownRequest(config, { token: refreshToken, token_type_hint: 'refresh_token' })
  const { isGood } = await postWithRetries(config.revokeUrl, request, 1)
  if (!isGood) throw new GenericError('request_error', unreachable(config.revokeUrl))
}

/** A request in our own name, in the form the provider wants it. */
function ownRequest(
  { clientId, clientSecret, tokenRequest }: AuthConfig,
  parameters: Record<string, string>,
): RequestInit {
  const fields: Record<string, string> = { client_id: clientId, ...parameters }
  if (clientSecret !== undefined) fields.client_secret = clientSecret
  if (tokenRequest === 'form') return { body: new URLSearchParams(fields) }
  return { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } }
}

const unreachable = (url: string) => `HTTP error. Unable to fetch ${url}`

/** The answer with its whole body: one that breaks off half-way is a network failure too. */
async function postWithRetries(
  url: string,
  request: RequestInit,
  left = tries,
): Promise<{ isGood: boolean; text: string }> {
  try {
    return await withinTime(timeLimit, async (signal) => {
      const response = await fetch(url, { ...request, method: 'POST', redirect: 'error', signal })
      return { isGood: response.ok, text: await response.text() }
    })
  } catch (failure) {
    if (left > 1) return postWithRetries(url, request, left - 1)
    if (failure instanceof TimeoutError) throw failure
    throw new GenericError('request_error', unreachable(url))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
