import { and, eq, isNull } from 'drizzle-orm'
import { identityAccounts } from '#drizzle/schema/identity.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { database, type Queryable } from '../database.server.ts'
import { asciiLower, asciiLowerOf } from './ascii-lower.ts'

/** The user of an account at the embedded identity provider. */
export type AccountOwner = {
  accountId: string
  userId: string
  name: string
  email: string
  language: Language | null
  organisationId: string | null
  /** Its name. */
  organisation: string | null
}

/**
 * Writes something for the owner of an account, where there is one who may sign in.
 * @param email anything
 * @param write in a transaction of its own
 */
export async function writeForOwner(
  email: string,
  write: (tx: Queryable, owner: AccountOwner) => Promise<unknown>,
): Promise<void> {
  await database().transaction(async (tx) => {
    const { id: userId, name, email: address, language, organisationId } = users
    const [owner] = await tx
      .select({
        accountId: identityAccounts.id,
        userId,
        name,
        email: address,
        language,
        organisationId,
        organisation: organisations.name,
      })
      .from(users)
      .innerJoin(identityAccounts, eq(identityAccounts.email, asciiLowerOf(users.email)))
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(
        and(eq(identityAccounts.email, asciiLower(email)), isNull(users.disabledAt), isNull(organisations.archivedAt)),
      )
    if (owner) await write(tx, { ...owner, language: isLanguage(owner.language) ? owner.language : null })
  })
}
