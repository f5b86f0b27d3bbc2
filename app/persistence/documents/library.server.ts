import { and, asc, count, eq, exists, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { libraryChoices, libraryDocuments } from '#drizzle/schema/library.ts'
import { noteAction, type AuditedAction } from '../staff/audit.server.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { fingerprintOf, idShape, libraryColumns, type LibraryDocument, type LibraryEntry } from './library-columns.ts'

/** A document of the library as provider staff see it in a list. */
export type ListedLibraryDocument = LibraryDocument & {
  /** To how many organisations it was given by name. */
  chosenFor: number
}

// Anyone who puts a document in a slot waits for anyone who is doing so: two would both find it free.
const slotLock = 7_265_010

/** @throws where the actor is no administrator */
export function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff look after the library.')
}

/** The document of this id, where it is not archived. */
export const shown = (id: string) => and(eq(libraryDocuments.id, id), isNull(libraryDocuments.archivedAt))

/**
 * The documents of the library that are not archived, by title.
 * @param wanted only those of this category or language; what is null does not count
 * @throws where the actor is no administrator
 */
export async function listLibrary(
  actor: Actor,
  wanted: { category: LibraryDocument['category'] | null; language: string | null },
): Promise<ListedLibraryDocument[]> {
  requireStaff(actor)
  const { category, language } = wanted
  return database()
    .select({ ...libraryColumns, chosenFor: count(libraryChoices.organisationId) })
    .from(libraryDocuments)
    .leftJoin(libraryChoices, eq(libraryChoices.documentId, libraryDocuments.id))
    .where(
      and(
        isNull(libraryDocuments.archivedAt),
        category === null ? undefined : eq(libraryDocuments.category, category),
        language === null ? undefined : eq(libraryDocuments.language, language),
      ),
    )
    .groupBy(libraryDocuments.id)
    .orderBy(asc(libraryDocuments.title), asc(libraryDocuments.id))
}

/**
 * A document of the library that this person may have: provider staff any, everybody else those that are for all and
 * those that were chosen for their organisation.
 * @param id anything
 * @returns null where there is none, where it is archived, and where it is for others
 */
export async function readLibraryDocument(
  actor: Pick<Actor, 'isAdmin' | 'organisationId'>,
  id: string,
): Promise<LibraryDocument | null> {
  if (!idShape.test(id)) return null
  const mine = actor.isAdmin ? undefined : isFor(actor.organisationId)
  const [found] = await database()
    .select(libraryColumns)
    .from(libraryDocuments)
    .where(and(shown(id), mine))
  return found ?? null
}

/** That a document is for this organisation; for nobody where there is no organisation. */
export function isFor(organisationId: string | null): SQL | undefined {
  if (organisationId === null) return sql`false`
  const chosen = database()
    .select({ one: sql`1` })
    .from(libraryChoices)
    .where(and(eq(libraryChoices.documentId, libraryDocuments.id), eq(libraryChoices.organisationId, organisationId)))
  return or(libraryDocuments.isForAll, exists(chosen))
}

/**
 * Changes what is said of a document and for whom it is; its file stays.
 * @param id anything
 * @param fingerprint of the document as the page showed it
 * @returns 'stale' where somebody else changed it since; null where there is no such document, or it is archived
 * @throws where the actor is no administrator
 */
export async function changeInLibrary(
  actor: Actor,
  id: string,
  entry: LibraryEntry,
  fingerprint: string,
): Promise<'changed' | 'slot-taken' | 'stale' | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    if (await isTaken(tx, entry, id)) return 'slot-taken'
    const [stored] = await tx.select(libraryColumns).from(libraryDocuments).where(shown(id)).for('update')
    if (!stored) return null
    if (fingerprintOf(stored) !== fingerprint) return 'stale'
    await tx.update(libraryDocuments).set(entry).where(shown(id))
    await note(tx, actor, 'library-changed', { id, title: entry.title })
    return 'changed'
  })
}

/**
 * Takes a document out of the library: nobody sees it any more.
 * @param id anything
 * @returns the document as it was; null where there is none, or it was archived before
 * @throws where the actor is no administrator
 */
export async function archiveLibraryDocument(actor: Actor, id: string): Promise<LibraryDocument | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const archived = await archive(tx, id)
    if (!archived) return null
    await note(tx, actor, 'library-archived', { id, title: archived.title })
    return archived
  })
}

/** Whether a document of the library, but this one, stands in the slot; it stays so until the transaction ends. */
export async function isTaken(tx: Queryable, { slot, language }: LibraryEntry, but?: string): Promise<boolean> {
  if (slot === null) return false
  await tx.execute(sql`select pg_advisory_xact_lock(${slotLock})`)
  const found = await tx
    .select({ id: libraryDocuments.id })
    .from(libraryDocuments)
    .where(
      and(
        eq(libraryDocuments.slot, slot),
        eq(libraryDocuments.language, language),
        isNull(libraryDocuments.archivedAt),
        but === undefined ? undefined : ne(libraryDocuments.id, but),
      ),
    )
  return found.length > 0
}

/** Takes a document away; undefined where there is none. */
export async function archive(tx: Queryable, id: string): Promise<LibraryDocument | undefined> {
  const [archived] = await tx
    .update(libraryDocuments)
    .set({ archivedAt: sql`now()` })
    .where(shown(id))
    .returning(libraryColumns)
  return archived
}

/** Writes down what was done to a document. */
export const note = (tx: Queryable, actor: Actor, action: AuditedAction, subject: Record<string, string>) =>
  noteAction(tx, actor, { action, organisationId: null, subject })
