import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/**
 * GET /share/:token/documents/:id/download: a document of the library, for anyone who may see the documents page. One that
 * is for others gives the same answer as one that is not there: 404.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { link } = requireGuest(request, context)
  const { organisationId } = link
  const document =
    link.purpose === 'prospect' ? await readLibraryDocument({ isAdmin: false, organisationId }, params.id ?? '') : null
  if (!document) throw new Response(null, { status: 404 })
  return downloadAnswer(request, fileStore(), document)
}
