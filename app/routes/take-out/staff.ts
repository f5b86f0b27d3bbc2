import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/auth/guard.server.ts'
import { takeOutAsStaff } from '#app/persistence/take-out.server.ts'
import { takeOutAnswer } from '#app/take-out/take-out.server.ts'

/** GET /admin/organisations/:organisationId/take-out: all that an organisation has filled in and uploaded, as a .zip; written down. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await takeOutAsStaff(requireAdmin(context), params.organisationId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { member, name } = found
  return takeOutAnswer(request, { member, organisationName: name, location: null, language: context.language })
}
