import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { libraryChoices, libraryDocuments } from '#drizzle/schema/library.ts'
import type { Actor } from '../actor.ts'
import { addOnce, type Added } from '../add-once.ts'
import { database, type Queryable } from '../database.server.ts'
import { fingerprintOf, idShape, libraryColumns, type LibraryDocument, type LibraryEntry } from './library-columns.ts'
import { archive, isTaken, note, requireStaff, shown } from './library.server.ts'

/** What is known of a file once its bytes are safe in the store. */
export type LibraryFile = Pick<LibraryDocument, 'name' | 'mediaType' | 'size' | 'sha256' | 'storageKey'>

/**
 * Adds a document, once for each form; its bytes are in the file store already.
 * @param formId made with the form
 * @returns its id, or 'slot-taken' where another one stands in that slot in that language
 * @throws where the actor is no administrator
 */
export async function addToLibrary(
  actor: Actor,
  entry: LibraryEntry,
  file: LibraryFile,
  formId: string,
): Promise<Added | 'slot-taken'> {
  requireStaff(actor)
  return database().transaction(async (tx) => {
    let isFree = true
    const add = async (id: string) => {
      isFree = !(await isTaken(tx, entry, id))
      return isFree && insert(tx, actor, { ...entry, id }, file)
    }
    const isSame = async () => {
      const [stored] = await tx.select(libraryColumns).from(libraryDocuments).where(shown(formId))
      return stored?.sha256 === file.sha256 && fingerprintOf(stored) === fingerprintOf(entry)
    }
    const { id, isNew } = await addOnce(formId, add, isSame)
    if (!isFree) return 'slot-taken'
    if (isNew) await note(tx, actor, 'library-added', { id, title: entry.title, name: file.name })
    return { id, isNew }
  })
}

/**
 * Puts a new file in the place of a document: a new document, for the same organisations; the old one is archived.
 * @param id anything
 * @returns the id of the new one; null where there is no such document, or it is archived
 * @throws where the actor is no administrator
 */
export async function replaceLibraryFile(actor: Actor, id: string, file: LibraryFile): Promise<string | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const old = await archive(tx, id)
    if (!old) return null
    const { category, language, title, description, isForAll, slot } = old
    const entry = { category, language, title, description, isForAll, slot }
    const newId = randomUUID()
    await insert(tx, actor, { ...entry, id: newId }, file)
    await tx.update(libraryChoices).set({ documentId: newId }).where(eq(libraryChoices.documentId, id))
    await note(tx, actor, 'library-replaced', { id, by: newId, title, name: file.name })
    return newId
  })
}

async function insert(
  tx: Queryable,
  actor: Actor,
  entry: LibraryEntry & { id: string },
  file: LibraryFile,
): Promise<boolean> {
  const { name, mediaType, size, sha256, storageKey } = file
  const by = { createdBy: actor.userId, createdByName: actor.name }
  const added = await tx
    .insert(libraryDocuments)
    .values({ ...entry, name, mediaType, size, sha256, storageKey, ...by })
    .onConflictDoNothing({ target: libraryDocuments.id })
    .returning({ id: libraryDocuments.id })
  return added.length > 0
}

/** The file of a document of the library with this content, also where it was replaced since; null where it is gone. */
export async function findLibraryFile(tx: Queryable, sha256: string) {
  const { name, mediaType, size, storageKey } = libraryDocuments
  const [found] = await tx
    .select({ name, mediaType, size, storageKey })
    .from(libraryDocuments)
    .where(and(eq(libraryDocuments.sha256, sha256), isNull(libraryDocuments.erasedAt)))
    .limit(1)
  return found ?? null
}
