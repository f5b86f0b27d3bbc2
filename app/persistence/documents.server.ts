import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import type { Member } from './actor.ts'
import { database, type Database } from './database.server.ts'

/** A document as its organisation sees it. */
export type StoredDocument = {
  id: string
  /** The key of the roadmap item it was uploaded for. */
  documentType: string
  /** Null where it belongs to the organisation as a whole. */
  locationIndex: number | null
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  sha256: string
  storageKey: string
  userUploaded: boolean
  accepted: boolean
  createdAt: Date
  createdByName: string
}

/** What is known of a file once its bytes are safe in the store. */
export type NewDocument = Pick<StoredDocument, 'name' | 'mediaType' | 'size' | 'sha256' | 'storageKey'> & {
  /** A UUID, where somebody has to know it beforehand. */
  id?: string
}

const columns = {
  id: documents.id,
  documentType: documents.documentType,
  locationIndex: documents.locationIndex,
  name: documents.name,
  mediaType: documents.mediaType,
  size: documents.size,
  sha256: documents.sha256,
  storageKey: documents.storageKey,
  userUploaded: documents.userUploaded,
  accepted: documents.accepted,
  createdAt: documents.createdAt,
  createdByName: documents.createdByName,
}

/**
 * Adds documents that the member uploaded, in one transaction with their usage. They wait for the provider's check:
 * nobody uploads an accepted document.
 * @param files never empty; their bytes are in the file store already
 * @returns the new documents, in the order given
 */
export async function addDocuments(
  member: Member,
  target: { documentType: string; locationIndex: number | null },
  files: readonly NewDocument[],
): Promise<StoredDocument[]> {
  const { organisationId, userId, name: createdByName } = member
  return database().transaction(async (tx) => {
    const rows = files.map(({ id, name, mediaType, size, sha256, storageKey }) => ({
      ...{ id, name, mediaType, size, sha256, storageKey, ...target, organisationId },
      ...{ userUploaded: true, accepted: false, createdBy: userId, createdByName },
    }))
    const added = await tx.insert(documents).values(rows).returning(columns)
    const usage = { organisationId, userId, logType: 'upload', amount: files.length, data: target.documentType }
    await tx.insert(usageLog).values(usage)
    return added
  })
}

/** The route card and every page with documents ask for these, so the statement is prepared once per connection. */
const prepareRead = (db: Database) =>
  db
    .select(columns)
    .from(documents)
    .where(
      and(
        eq(documents.organisationId, sql.placeholder('organisationId')),
        or(isNull(documents.locationIndex), eq(documents.locationIndex, sql.placeholder('locationIndex'))),
        isNull(documents.removedAt),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.name), asc(documents.id))
    .prepare('read_documents')

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/**
 * The documents of the member's organisation, and of one of its locations, oldest first, in one query. Removed ones
 * are left out.
 * @param locationIndex null for the organisation's documents alone
 */
export async function readDocuments(member: Member, locationIndex: number | null): Promise<StoredDocument[]> {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  return statement.execute({ organisationId: member.organisationId, locationIndex: locationIndex ?? -1 })
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const one = (member: Member, id: string) =>
  and(eq(documents.organisationId, member.organisationId), eq(documents.id, id))

/**
 * One document of the member's organisation.
 * @param id anything
 * @returns null where there is none, where it was removed, and where it belongs to another organisation
 */
export async function readDocument(member: Member, id: string): Promise<StoredDocument | null> {
  if (!idShape.test(id)) return null
  const [found] = await database()
    .select(columns)
    .from(documents)
    .where(and(one(member, id), isNull(documents.removedAt)))
  return found ?? null
}

/**
 * Removes a document that the organisation uploaded itself: it is no longer shown or counted; who did it stays known.
 * One that is removed already stays so.
 * @param id anything
 * @returns the document as it was; 'accepted' where the provider has checked it, which makes it stay; null where there
 *   is none, or none of this organisation's own
 */
export async function removeDocument(member: Member, id: string): Promise<StoredDocument | 'accepted' | null> {
  if (!idShape.test(id)) return null
  const own = and(one(member, id), eq(documents.userUploaded, true))
  return database().transaction(async (tx) => {
    const [found] = await tx
      .select({ ...columns, removedAt: documents.removedAt })
      .from(documents)
      .where(own)
      .for('update')
    if (!found) return null
    const { removedAt, ...document } = found
    if (removedAt) return document
    if (document.accepted) return 'accepted'
    await tx
      .update(documents)
      .set({ removedAt: sql`now()`, removedByName: member.name })
      .where(own)
    const { organisationId, userId } = member
    await tx
      .insert(usageLog)
      .values({ organisationId, userId, logType: 'removal', amount: 1, data: document.documentType })
    return document
  })
}
