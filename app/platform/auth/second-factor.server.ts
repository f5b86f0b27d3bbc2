import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { guesses } from '#app/platform/config/limits.ts'
import { countTry, forgetTries } from '#app/persistence/people/sign-in-tries.server.ts'
import {
  findSecondFactor,
  spendRecoveryCode,
  spendStep,
  type KeptFactor,
} from '#app/persistence/people/second-factor.server.ts'
import { noteSecurity } from '#app/persistence/staff/security.server.ts'
import { open, seal } from './seal.server.ts'

/** What every app for codes does: SHA-1, six digits, half a minute. */
const period = 30
/** Codes of this many half minutes before and after now are taken too: clocks differ. */
const window = 1
const howManyCodes = 10
const purpose = 'second-factor'
/** Seconds in which a secret that is shown has to be taken over. */
const timeToSetUp = 3600

const appFor = (secret: string, account = '') =>
  new TOTP({ issuer: 'Routekaart', label: account, period, secret: Secret.fromBase32(secret) })

/** A secret that is shown on a page to be set up, and the same sealed, for the form. */
export type OfferedSecret = { secret: string; address: string; sealed: string }

/**
 * A new secret for somebody's app.
 * @param email of the account, which the app shows
 */
export function offerSecret(accountId: string, email: string): OfferedSecret {
  return shownSecret(accountId, email, new Secret({ size: 20 }).base32)
}

function shownSecret(accountId: string, email: string, secret: string): OfferedSecret {
  const sealed = seal(`${purpose}-offered`, { accountId, secret }, timeToSetUp)
  return { secret, address: appFor(secret, email).toString(), sealed }
}

const offered = z.object({ accountId: z.string(), secret: z.string() })

/** What `offerSecret` offered to this account, to be shown again; null where it was another's, or is too old. */
export function readOffer(accountId: string, email: string, sealed: string): OfferedSecret | null {
  const { success, data } = offered.safeParse(open(`${purpose}-offered`, sealed))
  return success && data.accountId === accountId ? shownSecret(accountId, email, data.secret) : null
}

/** The secret as it is kept. */
export const sealSecret = (accountId: string, secret: string): string => seal(purpose, { accountId, secret })

/** The half minute that a code of the app belongs to; null where it is wrong. */
export function stepOf(secret: string, typed: string): number | null {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  // One moment for both: a half minute may end between two.
  const timestamp = Date.now()
  const delta = appFor(secret).validate({ token, window, timestamp })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/**
 * Whether somebody has their second factor at hand: a code of their app, or one of their recovery codes. It is used up by
 * that. Tries have to be counted before.
 * @param typed anything
 */
export async function spendSecondFactor(accountId: string, typed: string): Promise<boolean> {
  const factor = await findSecondFactor(accountId)
  if (!factor) return false
  const step = stepIn(factor, typed)
  if (step !== null) return spendStep(accountId, step)
  const code = plainCode(typed)
  return code.length === codeLength && spendRecoveryCode(accountId, hashOf(code))
}

/** The same on a page of ours, where tries are counted for the account: `wait` is that there were too many. */
export async function trySecondFactor(
  { accountId, email }: { accountId: string; email: string },
  typed: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const counted = 'code:settings'
  const wait = await countTry({ email, known: counted, rate: guesses.perAccount }, counted, null)
  if (wait !== null) return 'wait'
  if (!(await spendSecondFactor(accountId, typed))) {
    await noteSecurity({ kind: 'second-factor-refused', accountId })
    return 'wrong'
  }
  await forgetTries(email, [counted])
  return 'right'
}

function stepIn({ accountId, sealedSecret }: KeptFactor, typed: string): number | null {
  const { success, data } = offered.safeParse(open(purpose, sealedSecret))
  return success && data.accountId === accountId ? stepOf(data.secret, typed) : null
}

/** Without letters and digits that look like others. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 16

/** Recovery codes as they are shown, once, and what is kept of them. Each has nearly 80 random bits. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: howManyCodes }, newCode)
  return { codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), hashes: codes.map(hashOf) }
}

function newCode(): string {
  let code = ''
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength))
      if (byte < 248 && code.length < codeLength) code += letters[byte % 31] ?? ''
  }
  return code
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')
const plainCode = (typed: string): string => typed.slice(0, 100).toLowerCase().replace(/[\s-]/g, '')
