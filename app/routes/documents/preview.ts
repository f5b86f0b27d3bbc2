import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { previewAnswer } from '#app/platform/documents/preview-answer.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { readDocument } from '#app/persistence/documents/documents.server.ts'

/** GET /documents/:id/preview. An unknown document and somebody else's give the same answer: 404. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const document = await readDocument(requireMember(context), params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  return previewAnswer(request, fileStore(), document, context.language)
}
