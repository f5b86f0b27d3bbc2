import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileTypes } from '#app/platform/documents/file-types.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isLanguage } from '#app/platform/i18n/languages.ts'

/**
 * The latest evidence of what was signed by a link, as the PDF that was made once.
 * @throws a 404 response where there is none
 */
export async function evidencePdf(request: Request, tenant: Tenant, linkId: string): Promise<Response> {
  const found = await findEvidence(tenant, linkId)
  if (!found) throw new Response(null, { status: 404 })
  const { number, language, size, sha256, storageKey } = found
  const name = textFor(isLanguage(language) ? language : 'nl', 'sharing/evidence')('file', { number })
  return downloadAnswer(request, fileStore(), { name, size, sha256, storageKey, mediaType: fileTypes.pdf.mediaType })
}
