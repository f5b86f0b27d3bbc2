import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { sharedAnnex } from '#app/sharing/annexes/annexes.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/** GET /share/:token/annexes/:item/:name: a document that belongs to what the link shows; 404 for every other one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requireGuest(request, context)
  const { item = '', name = '' } = params
  return downloadAnswer(request, fileStore(), await sharedAnnex(guest, context.language, { item, name }))
}
