import { randomUUID } from 'node:crypto'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addDocuments, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'

/** A PDF with one page on which a square is drawn. */
export const onePagePdf = (remark = ''): Buffer =>
  Buffer.from(
    [
      `%PDF-1.4 ${remark}`,
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R>>endobj',
      '4 0 obj<</Length 35>>stream',
      '1 0 0 rg 50 50 200 200 re f        ',
      'endstream endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  )

type Kept = { name?: string; mediaType?: string; bytes?: Uint8Array; documentType?: string; replaces?: string[] }

/** Puts a document of the first location there as if it had been uploaded, its bytes too. */
export async function keepDocument(member: Member, kept: Kept = {}): Promise<StoredDocument> {
  const { name = 'plan.pdf', mediaType = 'application/pdf', bytes = onePagePdf() } = kept
  const { documentType = 'floor-plan', replaces } = kept
  const storageKey = `${member.organisationId}/${randomUUID()}`
  const written = await fileStore().write(storageKey, asChunks(bytes))
  const place = { documentType, locationIndex: 0 }
  const [added] = await addDocuments(member, place, [{ ...written, name, mediaType, storageKey }], replaces)
  if (!added) throw new Error('The document was not added.')
  return added
}

/** Sends a document back that nobody judged yet. */
export async function sendBack(
  admin: Actor,
  { organisationId }: Member,
  { id }: StoredDocument,
  reason: string,
): Promise<void> {
  const result = await decideOnDocument(admin, { organisationId, id, seenAt: null }, { accepted: false, reason })
  if (result?.outcome !== 'done') throw new Error('The document was not sent back.')
}

async function* asChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
