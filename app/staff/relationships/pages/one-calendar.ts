import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { followUpsFile } from '#app/roadmap/calendar/follow-up.server.ts'

/** GET /admin/relationship-management/:organisationId/calendar: its next appointment, as a file for calendar programs. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const filter = { state: null, organisationId: params.organisationId ?? '' }
  return followUpsFile(requireAdmin(context), filter, context.language, new URL(request.url).origin)
}
