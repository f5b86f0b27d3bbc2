import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal, sign } from '#app/platform/auth/seal.server.ts'
import { codeOf, normalisedCode } from '../guest/code.server.ts'

/** Minutes in which one code is sent at most; a code works in those, and in the same time after them. */
export const codeMinutes = 30

/** In which of those minutes a moment lies. */
export const periodOf = (now: number): number => Math.floor(now / 60_000 / codeMinutes)

/**
 * The code for evidence that is sent to an address. It follows from the server's secret, so that nothing of it is kept: guesses at
 * it take from what may come by the link in a day.
 */
export const proofCode = (number: string, address: string, period: number): string =>
  codeOf(Buffer.from(sign('proof-code', JSON.stringify([number, address.toLowerCase(), period])), 'base64url'))

/** Whether this is a code that was sent to an address in the last hour; small letters, spaces and dashes do not matter. */
export function isProofCode(number: string, address: string, typed: string, now: number): boolean {
  const given = Buffer.from(normalisedCode(typed))
  return [periodOf(now), periodOf(now) - 1].some((period) => {
    const expected = Buffer.from(proofCode(number, address, period))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

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
