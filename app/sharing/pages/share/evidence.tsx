import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { evidenceHandle } from '#app/sharing/signing/evidence-handle.ts'
import { loadEvidence } from '#app/sharing/signing/evidence.server.ts'
import { EvidencePage } from '#app/sharing/signing/evidence-page.tsx'
import { requirePageGuest } from '#app/sharing/guest/guest.server.ts'

export const handle = evidenceHandle

/** GET /share/:token/evidence: what was accepted by this link; 404 while nothing was. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { link } = requirePageGuest(request, context, params.token)
  const evidence = await loadEvidence(link, link.id, context.language, 'own')
  return { evidence, back: `/share/${params.token ?? ''}` }
}

/** The evidence, for those who signed. */
export default function OwnEvidence() {
  const { evidence, back } = useLoaderData<typeof loader>()
  return <EvidencePage evidence={evidence} address={`${back}/evidence`} back={back} />
}
