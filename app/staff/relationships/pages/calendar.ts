import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { relationshipFilter } from '#app/platform/relationships/filter.ts'
import { followUpsFile } from '#app/roadmap/calendar/follow-up.server.ts'

/** GET /admin/relationship-management/calendar?q=&owner=&state=: the next appointments, as a file for calendar programs. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  const filter = { ...relationshipFilter(searchParams), organisationId: null }
  return followUpsFile(requireAdmin(context), filter, context.language, origin)
}
