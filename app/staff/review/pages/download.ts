import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { unreadable } from '#app/platform/documents/preview-answer.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { readReview } from '#app/persistence/documents/verdict-queue.server.ts'
import { noteDownload } from '#app/persistence/documents/verdicts.server.ts'

/** GET /admin/review/:organisationId/:documentId/download, for provider staff; written down in the audit log. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const found = await readReview(actor, params.organisationId ?? '', params.documentId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { document } = found
  const refusal = unreadable(document, context.language)
  if (refusal) return refusal
  const answer = await downloadAnswer(request, fileStore(), document)
  // The parts of a file that a browser fetches one by one are one download.
  const isFirst = request.method === 'GET' && answer.status !== 416 && !isLaterPart(answer)
  if (isFirst) await noteDownload(actor, document.organisationId, document)
  return answer
}

const isLaterPart = ({ headers }: Response): boolean => /^bytes (?!0-)/.test(headers.get('Content-Range') ?? '')
