import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationCalendar } from '#app/roadmap/calendar/organisation-file.server.ts'

/** GET /calendar: all that comes up for the reader's organisation, as a file for calendar programs; 404 where nothing does. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  organisationCalendar(context, new URL(request.url).origin)
