import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'

const cookie = 'routekaart.proof'
const lifetime = 1800
const opened = z.tuple([z.string(), z.string()])

/** A Set-Cookie header that shows evidence to this browser for half an hour, as the signer by a link gets it. */
export const proofOpened = (number: string, linkId: string): string =>
  setCookie(primaryOrigin(), cookieName(primaryOrigin(), cookie), seal('proof', [number, linkId], lifetime), lifetime)

/** The link of whoever gave the code for evidence in this browser; null where nobody did. */
export function linkOpenedBy(request: Request, number: string): string | null {
  const given = readCookies(request.headers.get('Cookie')).get(cookieName(primaryOrigin(), cookie)) ?? ''
  const { data } = opened.safeParse(open('proof', given))
  return data?.[0] === number ? data[1] : null
}
