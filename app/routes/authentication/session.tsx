import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Session } from '#app/auth/session.server.ts'

/** Who is signed in, for the browser's side. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  const answer = session ? describe(session) : { isAuthenticated: false, user: null, organization: null }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

function describe({ actor, organisationName }: Session) {
  const { userId: id, name, email, isAdmin, language, organisationId } = actor
  const organization = organisationId === null ? null : { id: organisationId, name: organisationName }
  return { isAuthenticated: true, user: { id, name, email, is_admin: isAdmin, language }, organization }
}
