import { and, eq, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { database } from '../database.server.ts'
import { addNotices } from '../notifications/notices.server.ts'
import { addWebhookEvents } from '../programs/webhook-events.server.ts'
import { documentColumns, isId, type StoredDocument } from './documents.server.ts'
import { countReasons } from './review-reasons.server.ts'
import { assertStaff } from './verdict-queue.server.ts'

/**
 * What provider staff find of a document: it can be used, or it goes back with a reason; `reasonIds` are the kept reasons
 * that stand in it.
 */
export type Verdict = { accepted: true } | { accepted: false; reason: string; reasonIds?: readonly string[] }

/**
 * What became of a verdict. Nothing was changed where it is 'changed': somebody else judged the document since the page
 * was made; 'gone': it was removed or replaced; 'unscanned': it was not looked at for viruses yet, or holds one.
 */
export type VerdictOutcome =
  { outcome: 'done'; document: StoredDocument } | { outcome: 'changed' | 'gone' | 'unscanned' }

/**
 * Accepts a document or sends it back, with a note in the audit log; whom it concerns is told. The same verdict of the same
 * person twice is one.
 * @param actor somebody of the provider's staff
 * @param which ids of anything; `seenAt` is when it was last judged, in milliseconds, as the page showed it
 * @returns null where there is no such document
 */
export async function decideOnDocument(
  actor: Actor,
  { organisationId, id, seenAt }: { organisationId: string; id: string; seenAt: number | null },
  verdict: Verdict,
): Promise<VerdictOutcome | null> {
  assertStaff(actor)
  if (!isId(organisationId) || !isId(id)) return null
  const own = and(eq(documents.organisationId, organisationId), eq(documents.id, id), eq(documents.userUploaded, true))
  const returnReason = verdict.accepted ? null : verdict.reason
  return database().transaction(async (tx) => {
    const [found] = await tx
      .select({
        ...documentColumns,
        ...{ removedAt: documents.removedAt, reviewedBy: documents.reviewedBy, createdBy: documents.createdBy },
      })
      .from(documents)
      .where(own)
      .for('update')
    if (!found) return null
    const { removedAt, reviewedBy, createdBy, ...document } = found
    if (removedAt || document.replacedAt) return { outcome: 'gone' }
    if (document.scan === 'waiting' || document.scan === 'infected') return { outcome: 'unscanned' }
    const isSame = document.accepted === verdict.accepted && document.returnReason === returnReason
    if (isSame && reviewedBy === actor.userId) return { outcome: 'done', document }
    if ((document.reviewedAt?.getTime() ?? null) !== seenAt) return { outcome: 'changed' }
    const [judged = document] = await tx
      .update(documents)
      .set({
        ...{ accepted: verdict.accepted, returnReason },
        ...{ reviewedAt: sql`now()`, reviewedBy: actor.userId, reviewedByName: actor.name },
      })
      .where(own)
      .returning(documentColumns)
    await noteAction(tx, actor, {
      action: verdict.accepted ? 'document-accepted' : 'document-returned',
      organisationId,
      subject: { ...subjectOf(document), ...(returnReason === null ? {} : { reason: returnReason }) },
    })
    if (!verdict.accepted) await countReasons(tx, verdict.reasonIds ?? [])
    const cause = verdict.accepted ? 'accepted' : 'sent-back'
    const { locationIndex, documentType: item } = judged
    const words = { key: cause, values: { by: actor.userId } }
    const happening = { organisationId, cause, locationIndex, item, subject: id, words }
    await addNotices(tx, happening, { ofPlace: true, people: [createdBy], except: actor.userId })
    await addWebhookEvents(tx, { type: cause, organisationId, locationIndex, item, subjects: [id] })
    return { outcome: 'done', document: judged }
  })
}

/** Writes down that somebody of the provider's staff got the bytes of a document. */
export async function noteDownload(actor: Actor, organisationId: string, document: StoredDocument): Promise<void> {
  assertStaff(actor)
  await noteAction(database(), actor, { action: 'document-downloaded', organisationId, subject: subjectOf(document) })
}

const subjectOf = ({ id, name, documentType, locationIndex }: StoredDocument) => ({
  documentId: id,
  name,
  documentType,
  locationIndex,
})
