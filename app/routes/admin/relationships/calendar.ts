import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/auth/guard.server.ts'
import { relationshipFilter } from '#app/relations/filter.ts'
import { followUpsFile } from '#app/roadmap/calendar/follow-up.server.ts'

/** GET /admin/relationship-management/calendar?q=&state=: the next appointments, as a file for calendar programs. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  const filter = { ...relationshipFilter(searchParams), organisationId: null }
  return followUpsFile(requireAdmin(context), filter, context.language, origin)
}
