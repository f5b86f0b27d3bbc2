import type { LoaderFunctionArgs } from '@remix-run/node'
import { sharedLetterFile } from '#app/sharing/letter-file.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/** GET /share/:token/letters/:item/:name: a letter that the link shows, as a file; 404 for every other one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requireGuest(request, context)
  return sharedLetterFile(request, context, guest, { item: params.item ?? '', name: params.name ?? '' })
}
