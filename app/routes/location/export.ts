import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { recordUse } from '#app/persistence/staff/usage.server.ts'
import { noteExport } from '#app/persistence/staff/security.server.ts'
import { isOpen, readRoute } from '#app/roadmap/flow/route.server.ts'
import { exportAnswer } from '#app/roadmap/export/export.server.ts'

/** GET /location/take-out?location=i: all that was filled in and uploaded for one location, as a .zip. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const route = await readRoute(args, 'location')
  const { member, organisationName, location } = route
  if (!location || !isOpen(route)) throw new Response(null, { status: 404 })
  requireFresh(context, `/location/route-card${new URL(request.url).search}`)
  if (request.method === 'GET') await recordUse(member, { logType: 'take-out', amount: 1, data: '/location' })
  if (request.method === 'GET') await noteExport(member, '/location')
  return exportAnswer(request, { member, organisationName, location, language: context.language })
}
