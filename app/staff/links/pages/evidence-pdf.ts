import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { evidencePdf } from '#app/sharing/evidence/file.server.ts'

/** GET /admin/links/:organisationId/:id/evidence.pdf: the latest evidence of what was signed by a link of any organisation. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  requireAdmin(context)
  const { organisationId = '', id = '' } = params
  return evidencePdf(request, { organisationId }, id)
}
