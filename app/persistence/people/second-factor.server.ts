import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { identityAccounts, identityRecoveryCodes, identitySecondFactors } from '#drizzle/schema/identity.ts'
import { users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { asciiLower } from './ascii-lower.ts'
import { embeddedPeople } from './identity-store.server.ts'

/** The app of an account; the secret is sealed. */
export type KeptFactor = { accountId: string; sealedSecret: string }

/** The app of an account; null where none was set up. */
export async function findSecondFactor(accountId: string): Promise<KeptFactor | null> {
  const { sealedSecret } = identitySecondFactors
  const [factor] = await database()
    .select({ accountId: identitySecondFactors.accountId, sealedSecret })
    .from(identitySecondFactors)
    .where(eq(identitySecondFactors.accountId, accountId))
  return factor ?? null
}

/**
 * Uses a code of the app up, and all earlier ones with it, on all servers.
 * @param step the half minute it belongs to
 * @returns false where it, or a later one, was used before
 */
export async function spendStep(accountId: string, step: number): Promise<boolean> {
  const spent = await database()
    .update(identitySecondFactors)
    .set({ lastStep: step })
    .where(and(eq(identitySecondFactors.accountId, accountId), lt(identitySecondFactors.lastStep, step)))
    .returning({ accountId: identitySecondFactors.accountId })
  return spent.length > 0
}

/**
 * Uses a recovery code up.
 * @returns false where there is none like it, or it was used before
 */
export async function spendRecoveryCode(accountId: string, codeHash: string): Promise<boolean> {
  const { accountId: account, codeHash: hash, usedAt } = identityRecoveryCodes
  const spent = await database()
    .update(identityRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(account, accountId), eq(hash, codeHash), isNull(usedAt)))
    .returning({ hash })
  return spent.length > 0
}

/** Somebody's own account at the embedded provider, and their second factor there. */
export type OwnAccount = { accountId: string; email: string; isSet: boolean; codesLeft: number }

/** The account somebody signs in with; null where another provider looks after that. */
export async function readOwnAccount({ userId }: Actor): Promise<OwnAccount | null> {
  const { id, email } = identityAccounts
  const isTheirs = and(eq(users.subject, id), eq(users.issuer, embeddedPeople))
  const [row] = await database()
    .select({
      accountId: id,
      email,
      since: identitySecondFactors.createdAt,
      codesLeft: count(identityRecoveryCodes.codeHash),
    })
    .from(users)
    .innerJoin(identityAccounts, isTheirs)
    .leftJoin(identitySecondFactors, eq(identitySecondFactors.accountId, id))
    .leftJoin(identityRecoveryCodes, and(eq(identityRecoveryCodes.accountId, id), isNull(identityRecoveryCodes.usedAt)))
    .where(eq(users.id, userId))
    .groupBy(id, identitySecondFactors.createdAt)
  if (!row) return null
  const { since, ...account } = row
  return { ...account, isSet: since !== null }
}

/** An app to be kept, with what stands in for it. `step` is that of the code which proved that it works. */
export type NewFactor = KeptFactor & { step: number; codeHashes: readonly string[] }

/**
 * Keeps somebody's app and recovery codes.
 * @returns false where there is one, which stays
 */
export async function addSecondFactor({ accountId, sealedSecret, step, codeHashes }: NewFactor): Promise<boolean> {
  return database().transaction(async (tx) => {
    const added = await tx
      .insert(identitySecondFactors)
      .values({ accountId, sealedSecret, lastStep: step })
      .onConflictDoNothing()
      .returning({ accountId: identitySecondFactors.accountId })
    if (added.length > 0) await replaceCodes(tx, accountId, codeHashes)
    if (added.length > 0) await noteSecurity({ kind: 'second-factor-set-up', accountId }, tx)
    return added.length > 0
  })
}

/** Keeps new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<void> {
  await database().transaction(async (tx) => {
    await replaceCodes(tx, accountId, codeHashes)
    await noteSecurity({ kind: 'second-factor-codes', accountId }, tx)
  })
}

async function replaceCodes(tx: Queryable, accountId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.accountId, accountId))
  await tx.insert(identityRecoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Removes an app with its recovery codes. */
export async function removeSecondFactor(accountId: string): Promise<void> {
  await database().transaction((tx) => removeFrom(tx, accountId, 'own'))
}

/**
 * The same from the command line, for somebody who lost both.
 * @returns false where there is no such account, or it has no second factor
 */
export async function removeSecondFactorOf(email: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [found] = await tx
      .select({ accountId: identityAccounts.id })
      .from(identityAccounts)
      .innerJoin(identitySecondFactors, eq(identitySecondFactors.accountId, identityAccounts.id))
      .where(eq(identityAccounts.email, asciiLower(email)))
    if (found) await removeFrom(tx, found.accountId, 'command')
    return found !== undefined
  })
}

async function removeFrom(tx: Queryable, accountId: string, how: 'own' | 'command'): Promise<void> {
  await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.accountId, accountId))
  await tx.delete(identitySecondFactors).where(eq(identitySecondFactors.accountId, accountId))
  await noteSecurity({ kind: 'second-factor-removed', accountId, facts: { how } }, tx)
}
