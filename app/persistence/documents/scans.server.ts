import { and, asc, count, eq, isNull, lt, min, or, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { database } from '../database.server.ts'

/** A document whose turn it is to be looked at for viruses. */
export type WaitingDocument = { organisationId: string; id: string; storageKey: string }

/** Minutes that a document is one server's to look at: longer than a scan lasts. Then it is anybody's again. */
const turn = 10

const one = ({ organisationId, id }: WaitingDocument) =>
  and(eq(documents.organisationId, organisationId), eq(documents.id, id), eq(documents.scan, 'waiting'))

/**
 * Takes the document that waits longest, so that no other server takes it for ten minutes: as long as it waits,
 * `scannedAt` says when that was.
 * @returns null where none waits
 */
export async function claimScan(): Promise<WaitingDocument | null> {
  const db = database()
  const isFree = or(isNull(documents.scannedAt), lt(documents.scannedAt, sql`now() - make_interval(mins => ${turn})`))
  const next = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.scan, 'waiting'), isNull(documents.removedAt), isFree))
    .orderBy(asc(documents.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  // `=` and not `in`: a query that is asked again for every row would lock more than one.
  const [claimed] = await db
    .update(documents)
    .set({ scannedAt: sql`now()` })
    .where(and(sql`${documents.id} = (${next})`, eq(documents.scan, 'waiting')))
    .returning({ organisationId: documents.organisationId, id: documents.id, storageKey: documents.storageKey })
  return claimed ?? null
}

/**
 * Gives a claimed document back.
 * @param seconds after which it may be taken again
 */
export async function postponeScan(document: WaitingDocument, seconds: number): Promise<void> {
  await database()
    .update(documents)
    .set({ scannedAt: sql`now() - make_interval(mins => ${turn}) + make_interval(secs => ${seconds})` })
    .where(one(document))
}

/** Keeps that nothing was found in a document: from now on it can be downloaded. */
export async function noteClean(document: WaitingDocument): Promise<void> {
  await database()
    .update(documents)
    .set({ scan: 'clean', scannedAt: sql`now()` })
    .where(one(document))
}

/**
 * Keeps that a virus was found in a document, with a line in the usage log and the audit log.
 * @param virus what the scanner calls it
 */
export async function noteInfected(document: WaitingDocument, virus: string): Promise<void> {
  const { organisationId, id } = document
  await database().transaction(async (tx) => {
    const [found] = await tx
      .update(documents)
      .set({ scan: 'infected', scannedAt: sql`now()` })
      .where(one(document))
      .returning({ name: documents.name, by: documents.createdBy, type: documents.documentType })
    if (!found) return
    const usage = { organisationId, userId: found.by, logType: 'infected', amount: 1, data: found.type }
    await tx.insert(usageLog).values(usage)
    const subject = { id, name: found.name, virus: virus.slice(0, 200) }
    await noteAction(tx, scanner, { action: 'document-infected', organisationId, subject })
  })
}

/** Who it is in the audit log. */
const scanner = { userId: null, name: 'ClamAV' }

/** How many documents wait to be looked at, and since when; null where none does. */
export async function readWaitingScans(actor: Actor): Promise<{ waiting: number; since: Date } | null> {
  if (!actor.isAdmin) throw new Error('Only provider staff may see what waits for the virus scanner.')
  const [found] = await database()
    .select({ waiting: count(), since: min(documents.createdAt) })
    .from(documents)
    .where(and(eq(documents.scan, 'waiting'), isNull(documents.removedAt)))
  return found?.since ? { waiting: found.waiting, since: found.since } : null
}
