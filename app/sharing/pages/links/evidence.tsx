import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { evidenceHandle } from '#app/sharing/signing/evidence-handle.ts'
import { loadEvidence } from '#app/sharing/signing/evidence.server.ts'
import { EvidencePage } from '#app/sharing/signing/evidence-page.tsx'

export const handle = evidenceHandle

/** GET /links/:id/evidence: what was accepted by a link of the organisation; 404 while nothing was. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '' } = params
  return { evidence: await loadEvidence(requireMember(context), id, context.language, 'all'), back: `/links/${id}` }
}

/** The evidence for the organisation. */
export default function EvidenceOfLink() {
  const { evidence, back } = useLoaderData<typeof loader>()
  return <EvidencePage evidence={evidence} address={`${back}/evidence`} back={back} />
}
