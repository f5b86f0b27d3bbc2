import type { LoaderFunctionArgs } from '@remix-run/node'
import { logoPicture } from '#app/platform/logo/picture.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'
import { hasLetterhead } from '#app/sharing/letterheads.server.ts'
import { itemsOf } from '#app/sharing/place.server.ts'

/** GET /share/:token/logo/picture?v=: the logo above a letter that the link shows; 404 where it shows no such letter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const guest = requireGuest(request, context)
  if (!itemsOf(guest).some(hasLetterhead)) throw new Response(null, { status: 404 })
  return logoPicture(request, guest.contributor)
}
