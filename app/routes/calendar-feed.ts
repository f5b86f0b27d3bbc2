import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { feedAnswer } from '#app/roadmap/calendar/feed/answer.server.ts'
import { seenCardAddress } from '#app/staff/organisations/addresses.ts'

/** GET /calendar/:token.ics: a person's own calendar feed, without a session; 404 where there is no such feed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if (!context.calendarFeed) throw new Response(null, { status: 404 })
  return feedAnswer(request, context.calendarFeed, seenCardAddress)
}

/** Nothing is sent to a feed: 405, and 404 where there is none. */
export function action({ context }: ActionFunctionArgs): Response {
  return new Response(null, { status: context.calendarFeed ? 405 : 404 })
}
