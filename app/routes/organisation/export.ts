import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { recordUse } from '#app/persistence/staff/usage.server.ts'
import { noteExport } from '#app/persistence/staff/security.server.ts'
import { exportAnswer } from '#app/roadmap/export/export.server.ts'

/** GET /organisation/take-out: all that the organisation has filled in and uploaded, as a .zip. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  requireFresh(context, '/organisation')
  const { language, session } = context
  if (request.method === 'GET') await recordUse(member, { logType: 'take-out', amount: 1, data: '/organisation' })
  if (request.method === 'GET') await noteExport(member, '/organisation')
  const organisationName = session?.organisationName ?? ''
  return exportAnswer(request, { member, organisationName, location: null, language })
}
