import type { LoaderFunctionArgs } from '@remix-run/node'
import { followUpFile } from '#app/roadmap/calendar/follow-up.server.ts'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'

/** GET /share/:token/calendar: the follow-up appointment, for anyone who may see the documents page; else 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link, contributor } = requireGuest(request, context)
  if (link.purpose !== 'prospect') throw new Response(null, { status: 404 })
  return followUpFile(contributor, context.language, null)
}
