import { and, eq, inArray, isNull } from 'drizzle-orm'
import { libraryChoices, libraryDocuments } from '#drizzle/schema/library.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import type { Queryable } from '../database.server.ts'

/** Ids of the documents that a page showed, and of those that were ticked on it. */
export type DocumentChoice = { shown: readonly string[]; chosen: readonly string[] }

/** Keeps the documents of the library from being changed, for as long as the transaction lasts. */
export async function holdLibrary(tx: Queryable): Promise<void> {
  const rows = tx.select({ id: libraryDocuments.id }).from(libraryDocuments)
  await rows.where(isNull(libraryDocuments.archivedAt)).orderBy(libraryDocuments.id).for('share')
}

/**
 * Chooses documents of the library for an organisation, in the transaction of its other changes. Documents that the
 * page did not show stay as they are, and so do those that were archived since.
 * @param ids anything
 * @returns whether that changed anything
 */
export async function chooseDocuments(
  tx: Queryable,
  actor: Actor,
  organisationId: string,
  { shown, chosen }: DocumentChoice,
): Promise<boolean> {
  const all = await tx
    .select({ id: libraryDocuments.id, chosenFor: libraryChoices.organisationId })
    .from(libraryDocuments)
    .leftJoin(
      libraryChoices,
      and(eq(libraryChoices.documentId, libraryDocuments.id), eq(libraryChoices.organisationId, organisationId)),
    )
    .where(isNull(libraryDocuments.archivedAt))
    // Anyone who puts a new file in the place of one of them waits, and then takes the choices along.
    .for('share', { of: libraryDocuments })
  const were = all.filter(({ id }) => shown.includes(id))
  const added = were.filter(({ id, chosenFor }) => chosenFor === null && chosen.includes(id)).map(({ id }) => id)
  const removed = were.filter(({ id, chosenFor }) => chosenFor !== null && !chosen.includes(id)).map(({ id }) => id)
  if (added.length === 0 && removed.length === 0) return false
  if (added.length > 0) {
    const rows = added.map((documentId) => ({ organisationId, documentId, chosenByName: actor.name }))
    await tx.insert(libraryChoices).values(rows)
  }
  if (removed.length > 0) {
    const gone = and(eq(libraryChoices.organisationId, organisationId), inArray(libraryChoices.documentId, removed))
    await tx.delete(libraryChoices).where(gone)
  }
  const subject = { added: added.join(' '), removed: removed.join(' ') }
  await noteAction(tx, actor, { action: 'library-chosen', organisationId, subject })
  return true
}
