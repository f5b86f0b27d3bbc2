import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { evidenceFile } from '#app/sharing/signing/evidence.server.ts'

/** GET /admin/links/:organisationId/:id/evidence.txt: exactly the bytes that were signed. */
export function loader({ context, params }: LoaderFunctionArgs) {
  requireAdmin(context)
  const { organisationId = '', id = '' } = params
  return evidenceFile({ organisationId }, id, context.language)
}
