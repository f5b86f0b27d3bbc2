import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { askedPerson, requirePrivacyOfficer } from '#app/staff/privacy/load.server.ts'
import { isEnough } from '#app/staff/privacy/look-up.server.ts'
import { exportPerson } from '#app/staff/privacy/export.server.ts'

/** GET /admin/privacy/export?email=&name=&organisation=: all there is about a person as a .zip; written down. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requirePrivacyOfficer(context)
  requireFresh(context, `/admin/privacy${new URL(request.url).search}`)
  const asked = askedPerson(new URL(request.url).searchParams)
  if (!isEnough(asked)) throw new Response(null, { status: 404 })
  return exportPerson(actor, asked, context.language)
}
