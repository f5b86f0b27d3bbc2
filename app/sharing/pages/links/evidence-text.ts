import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { evidenceFile } from '#app/sharing/signing/evidence.server.ts'

/** GET /links/:id/evidence.txt: exactly the bytes that were signed. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  evidenceFile(requireMember(context), params.id ?? '', context.language)
