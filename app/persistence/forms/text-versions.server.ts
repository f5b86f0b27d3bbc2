import { desc, eq } from 'drizzle-orm'
import { textVersions } from '#drizzle/schema/settings.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

/** What a text or setting said before it was changed. */
export type TextVersion = { version: number; said: unknown; at: Date; byName: string }

/** Versions that are shown of one text, newest first. */
const maxVersions = 50

/** `help:<id>` or `setting:<name>`. */
export type TextSubject = `help:${string}` | `setting:${string}`

/** Keeps what is about to be replaced, in the transaction that replaces it: who had said it, and when. */
export async function keepVersion(tx: Queryable, subject: TextSubject, version: TextVersion): Promise<void> {
  await tx.insert(textVersions).values({ subject, ...version })
}

/**
 * What a text said before, newest first.
 * @throws where the actor is no administrator
 */
export async function readVersions(actor: Actor, subject: TextSubject): Promise<TextVersion[]> {
  if (!actor.isAdmin) throw new Error('Only provider staff may see what a text said before.')
  const { version, said, at, byName } = textVersions
  return database()
    .select({ version, said, at, byName })
    .from(textVersions)
    .where(eq(textVersions.subject, subject))
    .orderBy(desc(textVersions.version))
    .limit(maxVersions)
}
