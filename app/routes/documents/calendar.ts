import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { followUpFile } from '#app/roadmap/calendar/follow-up.server.ts'

/** GET /documents/calendar: the follow-up appointment as a file for calendar programs; 404 where none is planned. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  followUpFile(requireMember(context), context.language, new URL('/documents', request.url).href)
