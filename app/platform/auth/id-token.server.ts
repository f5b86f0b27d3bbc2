import { compactVerify } from 'jose'
import type { AuthConfig } from './config.server.ts'
import { IdTokenError } from './errors.ts'
import { keysFailure, providerKeys } from './provider-keys.server.ts'
import { withinTime } from './time-limit.ts'

export type Claims = Record<string, unknown> & { sub: string }

/** What an ID token has to agree with. */
export type Expected = {
  issuer: string
  clientId: string
  nonce?: string
  /** Seconds since the person last typed a password. */
  maxAge?: number
  /** `org_…` is compared with the organisation's id, anything else with its name. */
  organization?: string
  /** Milliseconds since 1970. */
  now: number
}

/** Seconds that the provider's clock may differ from ours. */
const leeway = 60
const algorithm = 'RS256'
/** Milliseconds to get the provider's keys in. */
const timeLimit = 10_000

/**
 * The claims of an ID token whose content and signature are right.
 * @throws IdTokenError that says what is not; GenericError where the provider's keys could not be read
 */
export async function verifyIdToken(
  config: AuthConfig,
  token: string | undefined,
  expected: Expected,
): Promise<Claims> {
  const claims = checkClaims(token, expected)
  try {
    await withinTime(timeLimit, () => compactVerify(token ?? '', providerKeys(config), { algorithms: [algorithm] }))
  } catch (failure) {
    throw keysFailure(config, failure) ?? new IdTokenError('signature verification failed')
  }
  return claims
}

/**
 * The claims of an ID token, all checked but the signature.
 * @throws IdTokenError with the sentence of the first check that fails
 */
export function checkClaims(token: string | undefined, expected: Expected): Claims {
  if (!token) throw new IdTokenError('ID token is required but missing')
  const { header, claims } = decode(token)
  checkMatch('Issuer (iss)', claims.iss, expected.issuer)
  const { sub } = claims
  if (typeof sub !== 'string' || !sub) fail('Subject (sub) claim must be a string present in the ID token')
  if (header.alg !== algorithm) {
    fail(`Signature algorithm of "${header.alg}" is not supported. Expected the ID token to be signed with "RS256".`)
  }
  checkAudience(claims, expected.clientId)
  if (expected.nonce) checkMatch('Nonce (nonce)', claims.nonce, expected.nonce)
  checkTimes(claims, expected)
  checkOrganization(claims, expected.organization?.trim())
  return { ...claims, sub }
}

function fail(sentence: string): never {
  throw new IdTokenError(sentence)
}

function decode(token: string): { header: Record<string, unknown>; claims: Record<string, unknown> } {
  const parts = token.split('.')
  const [header = '', claims = ''] = parts
  if (parts.length !== 3 || parts.some((part) => part === '')) fail('ID token could not be decoded')
  return { header: parseObject(header), claims: parseObject(claims) }
}

function parseObject(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // What is no JSON is told in the same words as what is no object.
  }
  return fail('ID token could not be decoded')
}

function checkMatch(name: string, found: unknown, wanted: string): void {
  if (typeof found !== 'string' || !found) fail(`${name} claim must be a string present in the ID token`)
  if (found !== wanted) fail(`${name} claim mismatch in the ID token; expected "${wanted}", found "${found}"`)
}

function checkAudience({ aud, azp }: Record<string, unknown>, wanted: string): void {
  const mismatch = `Audience (aud) claim mismatch in the ID token; expected "${wanted}" but`
  if (Array.isArray(aud)) {
    if (!aud.includes(wanted)) fail(`${mismatch} was not one of "${aud.join(', ')}"`)
    if (aud.length > 1) checkAuthorizedParty(azp, wanted)
  } else if (typeof aud !== 'string' || !aud) {
    fail('Audience (aud) claim must be a string or array of strings present in the ID token')
  } else if (aud !== wanted) {
    fail(`${mismatch} found "${aud}"`)
  }
}

function checkAuthorizedParty(azp: unknown, wanted: string): void {
  const name = 'Authorized Party (azp) claim'
  if (typeof azp !== 'string' || !azp) {
    fail(`${name} must be a string present in the ID token when Audience (aud) claim has multiple values`)
  }
  if (azp !== wanted) fail(`${name} mismatch in the ID token; expected "${wanted}", found "${azp}"`)
}

/** JavaScript's own text for a moment, given in seconds since 1970. */
const moment = (seconds: number) => String(new Date(seconds * 1000))

function checkTimes(
  { exp, iat, nbf, auth_time: signedInAt }: Record<string, unknown>,
  { now, maxAge }: Expected,
): void {
  const seconds = now / 1000
  const current = `current time (${moment(seconds)})`
  const required = 'claim must be a number present in the ID token'
  if (maxAge !== undefined && typeof signedInAt !== 'number') {
    fail(`Authentication Time (auth_time) ${required} when Max Age (max_age) is specified`)
  }
  if (typeof exp !== 'number') fail(`Expiration Time (exp) ${required}`)
  if (typeof iat !== 'number') fail(`Issued At (iat) ${required}`)
  if (seconds > exp + leeway) {
    fail(
      `Expiration Time (exp) claim error in the ID token; ${current} is after expiration time (${moment(exp + leeway)})`,
    )
  }
  if (typeof nbf === 'number' && seconds < nbf - leeway) {
    const start = moment(nbf - leeway)
    const early = "Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet."
    fail(`${early} C${current.slice(1)} is before ${start}`)
  }
  if (maxAge === undefined || typeof signedInAt !== 'number') return
  const latest = signedInAt + maxAge + leeway
  const late =
    'Authentication Time (auth_time) claim in the ID token indicates that too much time has passed since the last end-user authentication.'
  if (seconds > latest) fail(`${late} C${current.slice(1)} is after last auth at ${moment(latest)}`)
}

function checkOrganization(claims: Record<string, unknown>, wanted: string | undefined): void {
  if (!wanted) return
  if (wanted.startsWith('org_')) checkMatch('Organization ID (org_id)', claims.org_id, wanted)
  else checkMatch('Organization Name (org_name)', claims.org_name, wanted.toLowerCase())
}
