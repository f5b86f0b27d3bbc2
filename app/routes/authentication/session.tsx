import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Session } from '#app/platform/auth/session.server.ts'
import { endOnPage } from '#app/platform/frame/session-end.server.ts'

/** Who is signed in and until when, for the browser's side. Asking does not count as using the session. */
export function loader({ context: { session, language } }: LoaderFunctionArgs) {
  const answer = session
    ? { ...describe(session), end: endOnPage(session, language) }
    : { isAuthenticated: false, user: null, organization: null, end: null }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

function describe({ actor, organisationName }: Session) {
  const { userId: id, name, email, isAdmin, language, organisationId } = actor
  const organization = organisationId === null ? null : { id: organisationId, name: organisationName }
  return { isAuthenticated: true, user: { id, name, email, is_admin: isAdmin, language }, organization }
}
