import { z } from 'zod'
import type { Account } from 'oidc-provider'
import {
  findAccountByEmail,
  findAccountById,
  forgetOld,
  type IdentityAccount,
} from '#app/persistence/people/identity-store.server.ts'
import { typedAddress } from '#app/platform/config/email-address.ts'
import { forgetTries } from '#app/persistence/people/sign-in-tries.server.ts'
import type { Place } from './known-places.ts'
import { organizationOf } from './organizations.ts'
import { verifyPassword } from './passwords.ts'
import { turnToTry } from './tries.ts'

/** What was typed; `email` is what goes back into the form. */
const credentials = z.object({
  email: z
    .string()
    .overwrite(typedAddress)
    .min(1)
    .max(254)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  password: z.string().min(1).max(1024),
})

/** `seconds`: when to try again; `guessedAt`: the address whose account is being guessed at, of somebody or nobody. */
export type Verdict =
  | { kind: 'known'; account: { accountId: string; email: string } }
  | { kind: 'wrong' }
  | { kind: 'too-often'; seconds: number; guessedAt: string | null }

/**
 * Checks an e-mail address and password, unless there were too many tries: then the password is not looked at.
 * @param typed the fields of the login form, of whatever shape
 * @param place where they came from
 */
export async function checkCredentials(typed: unknown, place: Place): Promise<Verdict> {
  const parsed = credentials.safeParse(typed)
  if (!parsed.success) return { kind: 'wrong' }
  const { email, password } = parsed.data
  const account = await findAccountByEmail(email)
  const { wait, isGuessed } = await turnToTry(email, account?.id ?? null, place)
  if (wait !== null) return { kind: 'too-often', seconds: wait, guessedAt: isGuessed ? email : null }
  const isRight = await verifyPassword(password, account?.passwordHash)
  if (!account || !isRight) return { kind: 'wrong' }
  const { address, addressKey, deviceKey } = place
  await forgetTries(email, deviceKey === null ? [address, addressKey] : [address, addressKey, deviceKey])
  await forgetOld()
  return { kind: 'known', account: { accountId: account.id, email: account.email } }
}

/** The account of a subject, as the identity provider wants it. */
export async function findAccount(
  _context: unknown,
  subject: string,
  token?: { grantId?: string | undefined },
): Promise<Account | undefined> {
  const account = await findAccountById(subject)
  if (!account) return undefined
  const claims = async () => ({ ...claimsOf(account), ...(await organizationOf(token?.grantId)) })
  return { accountId: account.id, claims }
}

function claimsOf({ id, email, name }: IdentityAccount) {
  return { sub: id, email, email_verified: true, name }
}
