import type { Tenant } from '#app/persistence/actor.ts'
import { cleanFileName } from '#app/platform/documents/file-name.ts'
import { fileTypes } from '#app/platform/documents/file-types.ts'
import type { StoredFile } from '#app/platform/documents/receive.server.ts'
import { scanOfUploads } from '#app/platform/documents/scanning.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { MadeEvidence } from './make.server.ts'
import { storePdf } from './stored-pdf.server.ts'

/**
 * Stores evidence once more, to be a document of its task: what is done with the document leaves the evidence as it is.
 * @param names of who signed, as they stand in the name of the file
 */
export async function storeAsDocument(
  tenant: Tenant,
  { number, bytes, language }: MadeEvidence,
  names: string,
): Promise<StoredFile & { scan: 'off' | 'waiting' }> {
  const t = textFor(language, 'sharing/evidence')
  const name = cleanFileName(t('document', { name: names.replace(/[/\\]/g, '-'), number }))
  return { ...(await storePdf(tenant, bytes)), name, mediaType: fileTypes.pdf.mediaType, scan: scanOfUploads() }
}
