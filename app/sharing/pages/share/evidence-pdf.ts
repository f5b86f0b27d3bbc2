import type { LoaderFunctionArgs } from '@remix-run/node'
import { evidencePdf } from '#app/sharing/evidence/file.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/** GET /share/:token/evidence.pdf: the latest evidence of what was signed by this link; 404 while there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link } = requireGuest(request, context)
  return evidencePdf(request, link, link.id)
}
