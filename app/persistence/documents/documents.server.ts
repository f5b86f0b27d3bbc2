import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import type { Contributor, Member, Tenant } from '../actor.ts'
import { database, type Database, type Queryable } from '../database.server.ts'
import { addWebhookEvents } from '../programs/webhook-events.server.ts'
import { replaceReturned, restoreReplaced, type DocumentPlace } from './document-versions.server.ts'

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
  /** The document that was sent back, of which this one is the new version. */
  replacesId: string | null
  /** When a newer version took its place: the moment at which that one was uploaded. */
  replacedAt: Date | null
  /** When provider staff last accepted it or sent it back, and who; null while nobody did. */
  reviewedAt: Date | null
  reviewedByName: string | null
  /** Why it was sent back; null where it was not. */
  returnReason: string | null
  /** Whether it was looked at for viruses; 'off' where nothing scanned. */
  scan: 'off' | 'waiting' | 'clean' | 'infected'
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** True for what the database takes for an id. */
export const isId = (text: string): boolean => idShape.test(text)

/** What is known of a file once its bytes are safe in the store. */
export type NewDocument = Pick<StoredDocument, 'name' | 'mediaType' | 'size' | 'sha256' | 'storageKey'> & {
  /** A UUID, where somebody has to know it beforehand. */
  id?: string
  /** 'waiting' where it has to be looked at for viruses first. */
  scan?: 'off' | 'waiting'
}

/** What is read of a document. */
export const documentColumns = {
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
  replacesId: documents.replacesId,
  replacedAt: documents.replacedAt,
  reviewedAt: documents.reviewedAt,
  reviewedByName: documents.reviewedByName,
  returnReason: documents.returnReason,
  scan: documents.scan,
}

/**
 * Adds documents that somebody uploaded, in one transaction with their usage. They wait for the provider's check:
 * nobody uploads an accepted document.
 * @param contributor a member, or a guest who came by a link
 * @param files never empty; their bytes are in the file store already
 * @param replaced ids of documents at the same place that were sent back, of which these are the new versions. They are
 *   matched in this order; a document for which a newer version has come already is passed over, as is what is none.
 * @param within the caller's transaction, where something else is to be written with them or not at all
 * @returns the new documents, in the order given
 */
export function addDocuments(
  contributor: Contributor,
  target: DocumentPlace,
  files: readonly NewDocument[],
  replaced: readonly string[] = [],
  within?: Queryable,
): Promise<StoredDocument[]> {
  return within ? add(within) : database().transaction(add)

  async function add(tx: Queryable): Promise<StoredDocument[]> {
    const { organisationId, userId, name: createdByName } = contributor
    const asked = replaced.filter(isId).map((id) => id.toLowerCase())
    const oldIds = await replaceReturned(tx, contributor, target, asked)
    const rows = files.map(({ id, name, mediaType, size, sha256, storageKey, scan }, index) => ({
      ...{ id, name, mediaType, size, sha256, storageKey, scan, ...target, organisationId },
      ...{ userUploaded: true, accepted: false, createdBy: userId, createdByName, replacesId: oldIds[index] ?? null },
    }))
    const added = await tx.insert(documents).values(rows).returning(documentColumns)
    const usage = { organisationId, userId, logType: 'upload', amount: files.length, data: target.documentType }
    await tx.insert(usageLog).values(usage)
    const { documentType: item, locationIndex } = target
    const subjects = added.map(({ id }) => id)
    await addWebhookEvents(tx, { type: 'document-uploaded', organisationId, locationIndex, item, subjects })
    return added
  }
}

/** The route card and every page with documents ask for these, so the statement is prepared once per connection. */
const prepareRead = (db: Database) =>
  db
    .select(documentColumns)
    .from(documents)
    .where(
      and(
        eq(documents.organisationId, sql.placeholder('organisationId')),
        or(isNull(documents.locationIndex), eq(documents.locationIndex, sql.placeholder('locationIndex'))),
        isNull(documents.archivedLocationId),
        isNull(documents.removedAt),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.name), asc(documents.id))
    .prepare('read_documents')

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/**
 * The documents of the member's organisation, and of one of its locations, oldest first, in one query. Removed ones
 * are left out; those that were replaced are there.
 * @param locationIndex null for the organisation's documents alone
 */
export async function readDocuments(
  { organisationId }: Tenant,
  locationIndex: number | null,
): Promise<StoredDocument[]> {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  return statement.execute({ organisationId, locationIndex: locationIndex ?? -1 })
}

const one = (member: Member, id: string) =>
  and(eq(documents.organisationId, member.organisationId), eq(documents.id, id))

/**
 * One document of the member's organisation.
 * @param id anything
 * @returns null where there is none, where it was removed, and where it belongs to another organisation
 */
export async function readDocument(member: Member, id: string): Promise<StoredDocument | null> {
  if (!isId(id)) return null
  const [found] = await database()
    .select(documentColumns)
    .from(documents)
    .where(and(one(member, id), isNull(documents.removedAt)))
  return found ?? null
}

/**
 * Removes a document that the organisation uploaded itself: it is no longer shown or counted; who did it stays known.
 * What was sent back before it stands there again. One that is removed already stays so.
 * @param id anything
 * @param also what else is written with it
 * @returns the document as it was; 'accepted' where the provider has checked it, which makes it stay; null where there
 *   is none, or none of this organisation's own, or only an earlier version
 */
export async function removeDocument(
  member: Member,
  id: string,
  also?: (tx: Queryable, removed: StoredDocument) => Promise<void>,
): Promise<StoredDocument | 'accepted' | null> {
  if (!isId(id)) return null
  const own = and(one(member, id), eq(documents.userUploaded, true), isNull(documents.replacedAt))
  return database().transaction(async (tx) => {
    const [found] = await tx
      .select({ ...documentColumns, removedAt: documents.removedAt })
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
    await restoreReplaced(tx, member, document)
    const { organisationId, userId } = member
    await tx
      .insert(usageLog)
      .values({ organisationId, userId, logType: 'removal', amount: 1, data: document.documentType })
    await also?.(tx, document)
    return document
  })
}
