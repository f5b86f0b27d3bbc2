import { timingSafeEqual } from 'node:crypto'
import { sign } from '#app/platform/auth/seal.server.ts'
import { codeOf, normalisedCode } from './guest/code.server.ts'

/** What a code is for, as the server's secret keeps them apart. */
export type MailedCodePurpose = 'proof-code' | 'link-code'

/** Minutes in which one code is sent at most; a code works in those, and in the same time after them. */
export const codeMinutes = 30

/** In which of those minutes a moment lies. */
export const periodOf = (now: number): number => Math.floor(now / 60_000 / codeMinutes)

/**
 * The code that is sent to an address. It follows from the server's secret, so that nothing of it is kept; what may be tried is for
 * the caller to limit.
 * @param about the number of evidence, or the id of a link
 */
export const mailedCode = (purpose: MailedCodePurpose, about: string, address: string, period: number): string =>
  codeOf(Buffer.from(sign(purpose, JSON.stringify([about, address.toLowerCase(), period])), 'base64url'))

/** Whether this is a code that was sent to an address in the last hour; small letters, spaces and dashes do not matter. */
export function isMailedCode(
  purpose: MailedCodePurpose,
  about: string,
  { address, typed, now }: { address: string; typed: string; now: number },
): boolean {
  const actual = Buffer.from(normalisedCode(typed))
  return [periodOf(now), periodOf(now) - 1].some((period) => {
    const expected = Buffer.from(mailedCode(purpose, about, address, period))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
