import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { comingAsCalendar } from '#app/staff/board/coming-calendar.server.ts'

/** GET /admin/calendar?organisation=&owner=: start meetings and connection days that come up, as a file for calendar programs. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return comingAsCalendar(requireAdmin(context), request, context.language)
}
