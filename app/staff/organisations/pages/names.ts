import type { LoaderFunctionArgs } from '@remix-run/node'
import { findOrganisationNames } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { searchIn } from '#app/platform/frame/list-query.ts'

/** How many names are offered at once. */
const most = 20

/** GET /admin/organisations/names?q=: names of organisations at work in which this stands, for app/assets/typed-names.js. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireAdmin(context)
  return Response.json(await findOrganisationNames(actor, searchIn(new URL(request.url).searchParams), most))
}
