import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { evidenceHandle } from '#app/sharing/signing/evidence-handle.ts'
import { loadEvidence } from '#app/sharing/signing/evidence.server.ts'
import { EvidencePage } from '#app/sharing/signing/evidence-page.tsx'

export const handle = evidenceHandle

/** GET /admin/links/:organisationId/:id/evidence: what was accepted by a link of any organisation. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireAdmin(context)
  const { organisationId = '', id = '' } = params
  const evidence = await loadEvidence({ organisationId }, id, context.language, 'all')
  return { evidence, back: `/admin/links/${organisationId}/${id}` }
}

/** The evidence for provider staff. */
export default function EvidenceForStaff() {
  const { evidence, back } = useLoaderData<typeof loader>()
  return <EvidencePage evidence={evidence} address={`${back}/evidence`} back={back} />
}
