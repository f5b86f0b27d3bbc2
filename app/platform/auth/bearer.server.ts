import { errors, jwtVerify, type JWTPayload } from 'jose'
import { readActor } from '#app/persistence/people/users.server.ts'
import { log } from '#app/platform/log/log.ts'
import type { AuthConfig } from './config.server.ts'
import { providerKeys } from './provider-keys.server.ts'
import type { Session } from './session.server.ts'

/** What a token needs to be allowed for somebody's own data; for everything the API has so far. */
const ownData = 'read:current_user'

/** Seconds that the provider's clock may differ from ours. */
const leeway = 5

/** Why a request with an Authorization header goes no further; `challenge` is the part of WWW-Authenticate about it. */
export type TokenRefusal = { status: 401 | 403 | 503; error: string; message: string; challenge: string }

type Refused = { session: null; refusal: TokenRefusal }

/** Whom an Authorization header speaks for, or why it is not believed. */
export type TokenHolder = { session: Session; refusal: null } | Refused

/**
 * Whom a bearer access token belongs to: signed by the provider (RS256), made out to our audience, not over, with the
 * scope for somebody's own data, of a person we know. One query. The header decides alone: no cookie makes good for it.
 * @param header the value of Authorization
 */
export async function readBearer(config: AuthConfig, header: string): Promise<TokenHolder> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(header) ?? []
  if (token === undefined) return refused(401, 'invalid_token', 'The Authorization header holds no bearer token.')
  const checked = await checkToken(config, token)
  return 'refusal' in checked ? checked : holderOf(config, checked.claims)
}

async function checkToken(config: AuthConfig, token: string): Promise<{ claims: JWTPayload } | Refused> {
  try {
    const { payload: claims } = await jwtVerify(token, providerKeys(config), {
      ...{ algorithms: ['RS256'], issuer: config.issuer, audience: config.audience },
      ...{ requiredClaims: ['exp', 'sub'], clockTolerance: leeway },
    })
    const isMember = belongsTo(config.organization?.trim(), claims)
    return isMember ? { claims } : refused(401, 'invalid_token', 'The access token is not one of our organization.')
  } catch (error) {
    if (isFault(error)) return refused(401, 'invalid_token', sentenceOf(error))
    log.error({ err: error }, 'the keys of the identity provider could not be read')
    return refused(503, 'unavailable', 'The access token cannot be checked at the moment. Please try again later.')
  }
}

/** Where a host is for one organisation of the provider, tokens have to be of it too, as ID tokens have. */
function belongsTo(organization: string | undefined, { org_id: id, org_name: name }: JWTPayload): boolean {
  if (!organization) return true
  return organization.startsWith('org_') ? id === organization : name === organization.toLowerCase()
}

async function holderOf(config: AuthConfig, { sub = '', exp = 0, scope }: JWTPayload): Promise<TokenHolder> {
  if (typeof scope !== 'string' || !scope.split(' ').includes(ownData)) {
    return refused(403, 'insufficient_scope', `The access token does not have the scope ${ownData}.`)
  }
  const found = await readActor({ issuer: config.people, subject: sub })
  if (!found) return refused(403, 'user_unknown', 'Nobody who may use the portal belongs to this access token.')
  // There is no session behind it: no drafts, no forms with a field of their own, and nothing to be stayed in.
  const none = {
    contact: null,
    revision: null,
    hasDrafts: false,
    hasSecondFactor: null,
    provedAt: null,
    end: { at: exp * 1000, canStay: false },
    csrf: '',
    idHash: Buffer.alloc(0),
  }
  return { session: { ...found, ...none }, refusal: null }
}

/** True where the token itself is wrong, and not the way to the keys it is checked with. */
function isFault(error: unknown): error is errors.JOSEError {
  const isOutage = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  return error instanceof errors.JOSEError && !isOutage && error.code !== 'ERR_JOSE_GENERIC'
}

function sentenceOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'The access token is no longer valid.'
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'The access token is not one of our provider.'
  return `The access token has no fitting claim ${error.claim}.`
}

function refused(status: TokenRefusal['status'], error: string, message: string): Refused {
  const isOfProtocol = error === 'invalid_token' || error === 'insufficient_scope'
  const scope = error === 'insufficient_scope' ? `, scope="${ownData}"` : ''
  const challenge = isOfProtocol ? `, error="${error}", error_description="${message}"${scope}` : ''
  return { session: null, refusal: { status, error, message, challenge } }
}
