import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { askedIn } from '#app/staff/search/load.server.ts'
import { suggestionsFor } from '#app/staff/search/suggestions.server.ts'

/** GET /admin/search/suggestions?q=: the first of what is found, as {@link suggestionsFor} draws it for app/assets/search.js. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireAdmin(context)
  return Response.json(await suggestionsFor(actor, askedIn(request), context.language))
}
