import { randomBytes } from 'node:crypto'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { isSignature, sign } from '#app/platform/auth/seal.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'

// Without characters that are taken for another one when they are read out.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 6
const cookie = 'routekaart.share_code'
const lifetime = 12 * 3600

/** After so many wrong codes a link stays closed until its sender extends it. */
export const maxWrongCodes = 10

/** A new code, to be told to the recipient in another way than by the message with the link. */
export const newCode = (): string => codeOf(randomBytes(4 * length))

/**
 * The code that these bytes give.
 * @param bytes at least 24, of which nobody can know any; four for each letter, so that every letter is as likely
 */
export const codeOf = (bytes: Buffer): string =>
  Array.from({ length }, (_, at) => letters[bytes.readUInt32BE(4 * at) % letters.length] ?? '').join('')

/**
 * What is kept of a code. It is keyed with the server's secret, because a code is too short to withstand guessing by
 * somebody who has only the database.
 */
export const hashOfCode = (tokenHash: string, code: string): string =>
  sign('share-code', `${tokenHash} ${normalisedCode(code)}`)

/** Whether this is the code that was told; small letters, spaces and dashes do not matter. */
export const isCode = (tokenHash: string, code: string, hash: string): boolean =>
  isSignature('share-code', `${tokenHash} ${normalisedCode(code)}`, hash)

/** A Set-Cookie header that lets this browser in for half a day. */
export const codeGiven = (link: Pick<ShareLink, 'id' | 'codeHash'>): string =>
  setCookie(primaryOrigin(), cookieName(primaryOrigin(), cookie), sign('share-opened', opened(link)), lifetime)

/** Whether the code of a link was given in this browser. */
export function isOpenedByCode(request: Request, link: Pick<ShareLink, 'id' | 'codeHash'>): boolean {
  const given = readCookies(request.headers.get('Cookie')).get(cookieName(primaryOrigin(), cookie)) ?? ''
  return isSignature('share-opened', opened(link), given)
}

const opened = ({ id, codeHash }: Pick<ShareLink, 'id' | 'codeHash'>): string => `${id} ${codeHash ?? ''}`

/** A code without what does not matter in it. */
export const normalisedCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '').slice(0, 20)
