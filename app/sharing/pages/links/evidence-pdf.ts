import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { evidencePdf } from '#app/sharing/evidence/file.server.ts'

/** GET /links/:id/evidence.pdf: the latest evidence of what was signed by a link of the organisation; 404 while there is none. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  evidencePdf(request, requireMember(context), params.id ?? '')
