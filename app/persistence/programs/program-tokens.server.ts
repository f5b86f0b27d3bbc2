import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { programKeys, programTokens } from '#drizzle/schema/programs.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { noteSecurity } from '../staff/security.server.ts'
import type { Program } from './program.ts'

/** A program that asks for a token. */
type TokenAsked = {
  /** Anything. */
  clientId: string
  /** Hexadecimal SHA-256 of the secret that it brings. */
  secretHash: string
  /** Null for all that its key has. */
  scopes: readonly string[] | null
}

/**
 * Gives a program an access token, and writes that down.
 * @param tokenHash hexadecimal SHA-256 of the new token
 * @param seconds how long it is good for
 * @returns its scopes, or why there is none; the names are those of RFC 6749, section 5.2
 */
export async function addProgramToken(
  { clientId, secretHash, scopes: asked }: TokenAsked,
  tokenHash: string,
  seconds: number,
): Promise<readonly string[] | 'invalid_client' | 'invalid_scope'> {
  if (!idShape.test(clientId)) return 'invalid_client'
  return database().transaction(async (tx) => {
    const { id, previousHash, previousUntil, endedAt } = programKeys
    const isPrevious = and(eq(previousHash, secretHash), gt(previousUntil, sql`now()`))
    const [key] = await tx
      .select({ scopes: programKeys.scopes })
      .from(programKeys)
      .where(and(eq(id, clientId), isNull(endedAt), or(eq(programKeys.secretHash, secretHash), isPrevious)))
      // So that a key that is ended meanwhile leaves no token behind.
      .for('update')
    if (!key) return 'invalid_client'
    const scopes = asked ?? key.scopes
    if (!scopes.every((scope) => key.scopes.includes(scope))) return 'invalid_scope'
    const expiresAt = sql`now() + make_interval(secs => ${seconds})`
    await tx.insert(programTokens).values({ tokenHash, keyId: clientId, scopes: [...scopes], expiresAt })
    await tx
      .update(programKeys)
      .set({ usedAt: sql`now()` })
      .where(eq(id, clientId))
    const facts = { program: clientId, scopes: scopes.join(' ') }
    await noteSecurity({ kind: 'program-token-given', facts }, tx)
    return scopes
  })
}

/** The program that an access token belongs to, while it is good; null where there is none. @param tokenHash hexadecimal SHA-256 */
export async function findProgram(tokenHash: string): Promise<Program | null> {
  const [found] = await database()
    .select({ keyId: programKeys.id, scopes: programTokens.scopes })
    .from(programTokens)
    .innerJoin(programKeys, eq(programKeys.id, programTokens.keyId))
    .where(
      and(eq(programTokens.tokenHash, tokenHash), gt(programTokens.expiresAt, sql`now()`), isNull(programKeys.endedAt)),
    )
  return found ?? null
}

/**
 * An active organisation that a program may read.
 * @param organisationId anything
 * @returns null where there is none, or none for this program
 */
export async function readOrganisationFor({ keyId }: Program, organisationId: string) {
  if (!idShape.test(organisationId)) return null
  const [found] = await database()
    .select({ organisationId: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), isNull(organisations.archivedAt), isOfProgram(keyId)))
  return found ?? null
}

const isOfProgram = (keyId: string) => sql`exists (
  select 1 from program_keys k where k.id = ${keyId} and k.ended_at is null
    and (k.organisation_ids is null or ${organisations.id} = any(k.organisation_ids)))`
