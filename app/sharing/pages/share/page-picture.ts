import type { LoaderFunctionArgs } from '@remix-run/node'
import { pictureAnswer } from '#app/platform/documents/preview-answer.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'
import { sharedDocument } from '#app/sharing/letter-file.server.ts'
import { canBeDrawn } from '#app/sharing/signing/reading/document-parts.server.ts'

/**
 * GET /share/:token/pages/:item/:name/:page: the picture of a page of a document that is signed by the link; 404 for every
 * other one, 503 where too many are drawn at once.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requireGuest(request, context)
  const { item = '', name = '', page = '' } = params
  const { may } = guest.link
  if ((may !== 'sign' && may !== 'upload') || !/^[1-9]\d{0,3}$/.test(page)) throw new Response(null, { status: 404 })
  const document = await sharedDocument(guest, context, { item, name })
  if (!canBeDrawn(document)) throw new Response(null, { status: 404 })
  return pictureAnswer(request, fileStore(), { ...document, scan: 'off' }, context.language, Number(page) - 1)
}
