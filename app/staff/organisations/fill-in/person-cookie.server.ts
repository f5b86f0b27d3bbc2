import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import type { Actor } from '#app/persistence/actor.ts'

/** One call takes this long at most, in seconds. */
const lifetime = 3600
const purpose = 'on-the-phone'

const sealed = z.object({ userId: z.string(), organisationId: z.string(), person: z.string() })

const nameNow = () => cookieName(primaryOrigin(), 'routekaart.on-the-phone')

/**
 * A Set-Cookie header that keeps with whom somebody of the staff is on the phone, so that it is asked once a call and stands in
 * no address. Sealed, for this colleague and this organisation alone.
 */
export const keepPerson = ({ userId }: Actor, organisationId: string, person: string): string =>
  setCookie(primaryOrigin(), nameNow(), seal(purpose, { userId, organisationId, person }, lifetime), lifetime)

/** With whom somebody of the staff is on the phone about an organisation; '' where that is not known. */
export function keptPerson(request: Request, { userId }: Actor, organisationId: string): string {
  const cookie = readCookies(request.headers.get('Cookie')).get(nameNow())
  const kept = cookie === undefined ? undefined : sealed.safeParse(open(purpose, cookie)).data
  return kept?.userId === userId && kept.organisationId === organisationId ? kept.person : ''
}
