import type { LoaderFunctionArgs } from '@remix-run/node'
import { evidenceFile } from '#app/sharing/signing/evidence.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/** GET /share/:token/evidence.txt: exactly the bytes that were signed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link } = requireGuest(request, context)
  return evidenceFile(link, link.id, context.language)
}
