import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#app/persistence/actor.ts'
import { deleteSession, insertSession, readSession, touchSession } from '#app/persistence/sessions.server.ts'
import { cookieName, readCookies, setCookie } from './cookies.server.ts'
import { isSignature, sign } from './seal.server.ts'

/** A signed-in browser, as loaders and actions see it. */
export type Session = {
  actor: Actor
  /** Null for provider staff. */
  organisationName: string | null
  /** Goes into a hidden field of every form: see csrf.server.ts. */
  csrf: string
  /** SHA-256 of the cookie's random bytes: the key of the session's row. */
  idHash: Buffer
}

/** Whom a new session is for. */
export type SignedIn = { userId: string; subject: string; claims: Record<string, unknown> }

const lifetime = 3 * 24 * 3600
const hashOf = (id: string) => createHash('sha256').update(id).digest()

/** The key of the session a Cookie header names; null without a cookie or where its signature is not ours. */
export function sessionHash(origin: string, cookieHeader: string | null | undefined): Buffer | null {
  const cookie = readCookies(cookieHeader).get(cookieName(origin, 'routekaart.session'))
  const [id, signature, ...rest] = (cookie ?? '').split('.')
  if (!id || !signature || rest.length > 0) return null
  return isSignature('session-cookie', id, signature) ? hashOf(id) : null
}

/**
 * The session of a request; one query where there is a cookie, none where there is not.
 * @returns null where nobody is signed in: no cookie, idle for a day, three days old, or the user was disabled
 */
export async function openSession(origin: string, cookieHeader: string | null | undefined): Promise<Session | null> {
  const idHash = sessionHash(origin, cookieHeader)
  const row = idHash && (await readSession(idHash))
  if (!row) return null
  // Nobody waits for this; where it fails the next request tries again.
  if (Date.now() - row.seenAt.getTime() > 60_000) touchSession(idHash).catch(() => {})
  return { actor: row.actor, organisationName: row.organisationName, csrf: csrfFor(idHash), idHash }
}

/**
 * Starts a session with a new id; the one the browser had before ends.
 * @param cookieHeader of the request, for the old session
 * @returns Set-Cookie headers
 */
export async function startSession(origin: string, cookieHeader: string | null, signedIn: SignedIn): Promise<string[]> {
  const id = randomBytes(32).toString('base64url')
  await insertSession({ ...signedIn, idHash: hashOf(id), lifetime, replaces: sessionHash(origin, cookieHeader) })
  return [
    setCookie(origin, cookieName(origin, 'routekaart.session'), `${id}.${sign('session-cookie', id)}`, lifetime),
    setCookie(origin, cookieName(origin, signedInMark), 'true', 24 * 3600),
  ]
}

/**
 * Ends the session a Cookie header names, if there is one.
 * @returns Set-Cookie headers that make the browser forget it
 */
export async function endSession(origin: string, cookieHeader: string | null): Promise<string[]> {
  const idHash = sessionHash(origin, cookieHeader)
  if (idHash) await deleteSession(idHash)
  return [
    setCookie(origin, cookieName(origin, 'routekaart.session'), '', 0),
    setCookie(origin, cookieName(origin, signedInMark), '', 0),
  ]
}

/** The cookie that says that this browser was signed in a short while ago: worth asking the provider again. */
export const signedInMark = 'routekaart.is.authenticated'

/** The value that the forms of this session carry. */
export function csrfFor(idHash: Buffer): string {
  return sign('csrf', idHash)
}
