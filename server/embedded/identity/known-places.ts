import { randomBytes } from 'node:crypto'
import type { Request, Response as Answer } from 'express'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { sign } from '#app/platform/auth/seal.server.ts'
import { keepPlaces, startPlacesAnew } from '#app/persistence/people/sign-in-tries.server.ts'
import { clientAddress } from '../../client-address.ts'

/** Where somebody signs in from. The two keys are hashes, and are what is kept. */
export type Place = { address: string; addressKey: string; deviceKey: string | null }

const name = 'routekaart.device'
const year = 365 * 24 * 3600

const deviceIn = (request: Request, origin: string): string | null => {
  const value = readCookies(request.headers.cookie).get(cookieName(origin, name)) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

const keyOfDevice = (device: string) => sign('known-device', device)

/** @param origin the portal's, as the browser sees it */
export function placeOf(request: Request, origin: string): Place {
  const address = clientAddress(request)
  const device = deviceIn(request, origin)
  return { address, addressKey: sign('known-address', address), deviceKey: device && keyOfDevice(device) }
}

/** Keeps that this account signed in here: by network address, and by a cookie that several accounts may share. */
export async function rememberPlace(request: Request, answer: Answer, origin: string, accountId: string) {
  await keepPlaces(accountId, markPlace(request, answer, origin))
}

/** The same with a new password, with which all earlier places are forgotten. */
export async function rememberOnlyPlace(
  request: Request,
  answer: Answer,
  origin: string,
  account: { id: string; email: string },
): Promise<void> {
  await startPlacesAnew(account.id, account.email, markPlace(request, answer, origin))
}

/** Keeps that this browser is one of the account's, before anybody signed in there. The network address is not kept. */
export async function rememberBrowser(request: Request, answer: Answer, origin: string, accountId: string) {
  await keepPlaces(accountId, [markBrowser(request, answer, origin)])
}

const markPlace = (request: Request, answer: Answer, origin: string): string[] => [
  placeOf(request, origin).addressKey,
  markBrowser(request, answer, origin),
]

/** @returns what the browser is known by from now on */
function markBrowser(request: Request, answer: Answer, origin: string): string {
  const device = deviceIn(request, origin) ?? randomBytes(32).toString('base64url')
  answer.append('Set-Cookie', setCookie(origin, cookieName(origin, name), device, year))
  return keyOfDevice(device)
}
