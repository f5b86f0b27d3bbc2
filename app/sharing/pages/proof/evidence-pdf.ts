import type { LoaderFunctionArgs } from '@remix-run/node'
import { findEvidenceByNumber } from '#app/persistence/links/proofs.server.ts'
import { evidencePdf } from '#app/sharing/evidence/file.server.ts'
import { linkOpenedBy } from '#app/sharing/proof/code.server.ts'

/** GET /proof/:number/evidence.pdf: the newest evidence of who gave the code for it; 404 to everybody else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const numbered = await findEvidenceByNumber(params.number ?? '')
  const linkId = numbered && linkOpenedBy(request, numbered.number)
  if (!linkId) throw new Response(null, { status: 404 })
  return evidencePdf(request, numbered, linkId)
}
