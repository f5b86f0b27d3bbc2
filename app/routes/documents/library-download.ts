import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { readLibraryDocument } from '#app/persistence/documents/library.server.ts'

/**
 * GET /documents/library/:id/download: a document of the library. One that is archived, was chosen for others or never
 * was gives the same answer: 404.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const document = await readLibraryDocument(requireUser(context).actor, params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  return downloadAnswer(request, fileStore(), document)
}
