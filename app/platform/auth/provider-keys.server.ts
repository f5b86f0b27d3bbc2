import { createRemoteJWKSet, errors } from 'jose'
import type { AuthConfig } from './config.server.ts'
import { GenericError, TimeoutError } from './errors.ts'

/** Milliseconds. */
const timeoutDuration = 10_000
/** Milliseconds between two fetches, whatever keys tokens name: a provider that changes its key is soon understood. */
const cooldownDuration = 5_000
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** The public keys a provider signs its tokens with: fetched when one is needed, kept, and asked for again where a token names another. */
export function providerKeys({ jwksUrl }: AuthConfig): ReturnType<typeof createRemoteJWKSet> {
  const keySet = keySets.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration, cooldownDuration })
  keySets.set(jwksUrl, keySet)
  return keySet
}

/** The failure to read a provider's keys, where that is why a signature could not be checked; null where it is wrong. */
export function keysFailure({ jwksUrl }: AuthConfig, failure: unknown): GenericError | null {
  if (failure instanceof errors.JWKSTimeout || failure instanceof TimeoutError) return new TimeoutError()
  const isKnown = failure instanceof errors.JOSEError && failure.code !== 'ERR_JOSE_GENERIC'
  if (isKnown && !(failure instanceof errors.JWKSInvalid)) return null
  return new GenericError('request_error', `HTTP error. Unable to fetch ${jwksUrl}`)
}
