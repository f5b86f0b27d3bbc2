import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocumentList } from '#app/platform/documents/document-list.tsx'
import { loadDocuments } from '#app/roadmap/flow/documents-loader.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { infoPageHandle } from '#app/roadmap/screens/step-handle.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { floorPlan } from '../item.ts'

export const handle = infoPageHandle('platform/documents')

/** The words of the page, and what was uploaded. */
export async function loader(args: LoaderFunctionArgs) {
  const { documents, address, uploadAddress } = await loadDocuments(args, floorPlan, 'confirmation')
  return { ...(await loadInfoPage(args, floorPlan, 'confirmation')), documents, address, uploadAddress }
}

/** What was uploaded, to be looked through once more. */
export default function Confirmation() {
  const { documents, address, uploadAddress } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      <DocumentList documents={documents} returnTo={address} uploadAddress={uploadAddress} />
    </InfoPage>
  )
}
