import { cleanFileName } from '#app/platform/documents/file-name.ts'
import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'

type About = { cause: string; organisationId: string | null; linkId: string | null }

/**
 * The newest evidence of signing, which is attached to messages to the signer of a link: its number and file name, and where its bytes are.
 * @returns null of any other message, and where nothing but a text was kept of what was signed
 */
export async function evidenceOfMail({ cause, organisationId, linkId }: About, db?: Queryable) {
  if (cause !== 'signed' || organisationId === null || linkId === null) return null
  const found = await findEvidence({ organisationId }, linkId, db)
  if (!found) return null
  const { title, number, storageKey } = found
  return { number, storageKey, fileName: cleanFileName(`${title} ${number}.pdf`) }
}
