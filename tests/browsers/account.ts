import { database } from '#app/persistence/database.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { identityAccounts } from '#drizzle/schema/identity.ts'
import { hashPassword } from '#server/embedded/identity/passwords.ts'
import { newTenant } from '#tests/support/tenant.ts'

export const password = 'a-long-password-of-tests'

/** Somebody of a new organisation that has filled in nothing, who can sign in on the login pages. */
export async function newAccount(): Promise<Member> {
  const member = await newTenant([])
  const { userId: id, name, email } = member
  await database()
    .insert(identityAccounts)
    .values({ id, name, email, passwordHash: await hashPassword(password) })
  return member
}
