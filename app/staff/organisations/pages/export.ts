import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { exportAsStaff } from '#app/persistence/organisations/export.server.ts'
import { exportAnswer } from '#app/roadmap/export/export.server.ts'

/** GET /admin/organisations/:organisationId/take-out: all that an organisation has filled in and uploaded, as a .zip; written down. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  requireFresh(context, `/admin/organisations/${encodeURIComponent(params.organisationId ?? '')}`)
  const found = await exportAsStaff(actor, params.organisationId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { member, name } = found
  return exportAnswer(request, { member, organisationName: name, location: null, language: context.language })
}
