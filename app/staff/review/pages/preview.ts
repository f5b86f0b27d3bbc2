import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { previewAnswer } from '#app/platform/documents/preview-answer.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { readReview } from '#app/persistence/documents/verdict-queue.server.ts'

/** GET /admin/review/:organisationId/:documentId/preview, for provider staff. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await readReview(requireAdmin(context), params.organisationId ?? '', params.documentId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  return previewAnswer(request, fileStore(), found.document, context.language)
}
