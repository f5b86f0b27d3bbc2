import { z } from 'zod'
import type { Account } from 'oidc-provider'
import {
  findAccountByEmail,
  findAccountById,
  forgetAttempts,
  noteAttempt,
  type IdentityAccount,
} from '#app/persistence/people/identity-store.server.ts'
import { organizationOf } from './organizations.ts'
import { verifyPassword } from './passwords.ts'

const attemptsAllowed = 10

/** What was typed; `email` is what goes back into the form. */
const credentials = z.object({
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  password: z.string().min(1).max(1024),
})

export type Verdict = { kind: 'known'; accountId: string } | { kind: 'wrong' } | { kind: 'too-often' }

/**
 * Checks an e-mail address and password. After ten failures within 15 minutes for one e-mail address from one network
 * address nothing is checked any more until the oldest ones are 15 minutes old.
 * @param typed the fields of the login form, of whatever shape
 * @param address the network address they came from
 */
export async function checkCredentials(typed: unknown, address: string): Promise<Verdict> {
  const parsed = credentials.safeParse(typed)
  if (!parsed.success) return { kind: 'wrong' }
  const { email, password } = parsed.data
  if ((await noteAttempt(email, address)) > attemptsAllowed) return { kind: 'too-often' }
  const account = await findAccountByEmail(email)
  const isRight = await verifyPassword(password, account?.passwordHash)
  if (!account || !isRight) return { kind: 'wrong' }
  await forgetAttempts(email, address)
  return { kind: 'known', accountId: account.id }
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
