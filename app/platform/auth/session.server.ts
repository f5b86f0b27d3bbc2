import { createHash, randomBytes } from 'node:crypto'
import { environment } from '#app/platform/config/env.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import type { ProviderContact } from '#app/persistence/organisations/provider-contact.server.ts'
import {
  deleteOwnSessions,
  deleteSession,
  deleteSessionsOfUser,
  type EndedSession,
  type Ending,
} from '#app/persistence/people/session-ends.server.ts'
import { insertSession, readSession, touchSession } from '#app/persistence/people/sessions.server.ts'
import { endProviderSessions } from '#app/persistence/people/identity-store.server.ts'
import type { NewTokens } from '#app/persistence/people/tokens.server.ts'
import { outsideReadScope } from '#app/persistence/read-scope.ts'
import { csrfFor } from './csrf.server.ts'
import { authConfigOf, environmentName, type AuthConfig } from './config.server.ts'
import { cookieName, readCookies, setCookie } from './cookies.server.ts'
import type { Device } from './device.server.ts'
import { openRefreshToken } from './kept-tokens.server.ts'
import { takeBack } from './refresh.server.ts'
import { isSignature, sign } from './seal.server.ts'
import { endOfSession, touchAfter, type SessionEnd } from './session-end.ts'

/** A signed-in browser, as loaders and actions see it. */
export type Session = {
  actor: Actor
  /** Null for provider staff. */
  organisationName: string | null
  /**
   * Grows with every change of what pages of their organisation show; null for provider staff. What is kept under it is
   * read after it, from the same database or a newer one (`app/persistence/read-scope.ts`): never older than it says.
   */
  revision: number | null
  /** Whom their organisation speaks at the provider; null where nobody is named. */
  contact: ProviderContact | null
  /** Whether something the person typed could not be saved and was kept: only then pages look for it. */
  hasDrafts: boolean
  /** Whether they have to show a second factor when they sign in; null where that is another provider's matter. */
  hasSecondFactor: boolean | null
  /** When they last showed the provider who they are; null where it did not say. */
  provedAt: Date | null
  /** When it ends where nothing more is asked for. */
  end: SessionEnd
  /** Goes into a hidden field of every form: see csrf.server.ts. */
  csrf: string
  /** SHA-256 of the cookie's random bytes: the key of the session's row. */
  idHash: Buffer
}

/** Whom a new session is for. */
export type SignedIn = {
  userId: string
  subject: string
  claims: Record<string, unknown>
  /** The provider's organisation that the login asked for. */
  providerOrganisation?: string
  tokens?: NewTokens
  device?: Device
  from?: string
}

const hashOf = (id: string) => createHash('sha256').update(id).digest()

/** A session's cookie is good in one environment only: brought to a host of another it is no cookie of ours. */
function signaturePurpose(origin: string): string {
  const name = environmentName(origin)
  return name === 'main' ? 'session-cookie' : `session-cookie-${name}`
}

/** The key of the session a Cookie header names; null without a cookie or where its signature is not ours. */
export function sessionHash(origin: string, cookieHeader: string | null | undefined): Buffer | null {
  const cookie = readCookies(cookieHeader).get(cookieName(origin, 'routekaart.session'))
  const [id, signature, ...rest] = (cookie ?? '').split('.')
  if (!id || !signature || rest.length > 0) return null
  return isSignature(signaturePurpose(origin), id, signature) ? hashOf(id) : null
}

/**
 * The session of a request; one query where there is a cookie, none where there is not.
 * @param isUse false for a look at the session that does not count as using it
 * @returns null where nobody is signed in: no cookie, unused or in use for too long, or the user was disabled or the
 * organisation archived
 */
export async function openSession(
  origin: string,
  cookieHeader: string | null | undefined,
  isUse: boolean,
): Promise<Session | null> {
  const idle = environment().SESSION_IDLE_SECONDS
  const idHash = sessionHash(origin, cookieHeader)
  const row = idHash && (await readSession(idHash, idle))
  if (!row) return null
  const isNoted = isUse && Date.now() - row.seenAt.getTime() > touchAfter(idle) * 1000
  // Nobody waits for this; where it fails the next request tries again.
  if (isNoted) outsideReadScope(() => touchSession(idHash, touchAfter(idle))).catch(() => {})
  const { actor, organisationName, revision, contact, hasDrafts, hasSecondFactor, provedAt, expiresAt } = row
  const end = endOfSession(isNoted ? new Date() : row.seenAt, expiresAt, idle)
  const person = { actor, organisationName, revision, contact, hasDrafts, hasSecondFactor, provedAt }
  return {
    ...{ ...person, end, idHash },
    // A signature, which saves do without: browsers say where a form comes from.
    get csrf() {
      return csrfFor(idHash)
    },
  }
}

/**
 * Starts a session with a new id; the one the browser had before ends.
 * @param cookieHeader of the request, for the old session
 * @returns Set-Cookie headers
 */
export async function startSession(origin: string, cookieHeader: string | null, signedIn: SignedIn): Promise<string[]> {
  const id = randomBytes(32).toString('base64url')
  const lifetime = environment().SESSION_MAX_SECONDS
  await insertSession({ ...signedIn, idHash: hashOf(id), lifetime, replaces: sessionHash(origin, cookieHeader) })
  const signed = `${id}.${sign(signaturePurpose(origin), id)}`
  return [
    setCookie(origin, cookieName(origin, 'routekaart.session'), signed, lifetime),
    markSignedIn(origin),
    ...hintCookies(origin, cookieHeader, signedIn),
  ]
}

/** A Set-Cookie header that says for a day that this browser was signed in. */
export const markSignedIn = (origin: string): string =>
  setCookie(origin, cookieName(origin, signedInMark), 'true', 24 * 3600)

/** Keeps which organisation of the provider somebody chose; one from an earlier login goes. */
function hintCookies(
  origin: string,
  cookieHeader: string | null,
  { providerOrganisation, claims }: SignedIn,
): string[] {
  const name = cookieName(origin, organizationHint)
  const hint = providerOrganisation ?? (typeof claims.org_id === 'string' ? claims.org_id : '')
  if (hint) return [setCookie(origin, name, encodeURIComponent(hint), 24 * 3600)]
  return readCookies(cookieHeader).has(name) ? [setCookie(origin, name, '', 0)] : []
}

/**
 * Ends the session a Cookie header names, if there is one, here and at the provider.
 * @returns Set-Cookie headers that make the browser forget it
 */
export async function endSession(config: AuthConfig, cookieHeader: string | null): Promise<string[]> {
  const idHash = sessionHash(config.origin, cookieHeader)
  const session = idHash && (await deleteSession(idHash))
  if (session) takeBackAll(config, [session])
  return forgetSession(config.origin)
}

/** Ends all sessions of a person, in all environments, here and at the provider. */
export async function endSessionsOf(config: AuthConfig, userId: string, ending: Ending): Promise<void> {
  takeBackAll(config, await deleteSessionsOfUser(userId, ending))
}

/**
 * Ends somebody's own sessions, here and at the provider: the one with this key, or all others. What they were signed in
 * with at the embedded provider ends too, so that the browser cannot come back without a password.
 */
export async function endOwnSessions(config: AuthConfig, session: Session, only: Buffer | null): Promise<void> {
  const { actor, idHash } = session
  const ended = await deleteOwnSessions(actor.userId, only ? { only } : { allBut: idHash })
  await endProviderSessions(ended.flatMap(({ refreshToken }) => openRefreshToken(refreshToken) ?? []))
  takeBackAll(config, ended)
}

/** Each at the provider that gave it: others have no business with it. */
function takeBackAll(config: AuthConfig, sessions: EndedSession[]): void {
  for (const { refreshToken, issuer } of sessions) {
    const token = openRefreshToken(refreshToken)
    const giver = issuer === null || issuer === config.issuer ? config : authConfigOf(issuer)
    if (token !== null && giver) void takeBack(giver, token)
  }
}

/** Set-Cookie headers that make a browser forget that somebody was signed in. */
export const forgetSession = (origin: string): string[] =>
  ['routekaart.session', signedInMark, organizationHint].map((name) =>
    setCookie(origin, cookieName(origin, name), '', 0),
  )

/** The cookie that says that this browser was signed in a short while ago: worth asking the provider again. */
export const signedInMark = 'routekaart.is.authenticated'

/** The cookie that names, encoded, the provider's organisation of the last login. */
export const organizationHint = 'routekaart.organization_hint'

/** The provider's organisation of the last login in this browser. */
export function hintedOrganization(origin: string, cookieHeader: string | null): string | undefined {
  const hint = readCookies(cookieHeader).get(cookieName(origin, organizationHint))
  try {
    return hint ? decodeURIComponent(hint) : undefined
  } catch {
    return undefined
  }
}
