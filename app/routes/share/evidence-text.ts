import type { LoaderFunctionArgs } from '@remix-run/node'
import { evidenceFile } from '#app/roadmap/sharing/signing/evidence.server.ts'
import { requireGuest } from '#app/share/guest.server.ts'

/** GET /share/:token/evidence.txt: exactly the bytes that were signed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link } = requireGuest(request, context)
  return evidenceFile(link, link.id, context.language)
}
