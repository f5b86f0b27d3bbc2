import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocumentList } from '#app/platform/documents/document-list.tsx'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { loadDocuments } from '#app/roadmap/flow/documents-loader.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { itemWords } from '#app/roadmap/flow/words.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { floorPlan } from '../item.ts'

export const handle = titledByLoader

/** The words of the page, and what was uploaded. */
export async function loader(args: LoaderFunctionArgs) {
  const { documents, address, uploadAddress } = await loadDocuments(args, floorPlan, 'confirmation')
  const word = (name: string) => itemWords(floorPlan, `noPlan.${name}`, args.context.language)
  return {
    ...(await loadInfoPage(args, floorPlan, 'confirmation')),
    ...{ documents, address, uploadAddress },
    noPlan: { heading: word('heading'), lead: word('lead'), toUpload: word('toUpload') },
  }
}

/** What was uploaded, to be looked through once more; without it there is nothing to look through yet. */
export default function Confirmation() {
  const { documents, address, uploadAddress, noPlan } = useLoaderData<typeof loader>()
  if (documents.length === 0) {
    return (
      <>
        <PageTitle lead={noPlan.lead}>{noPlan.heading}</PageTitle>
        <div className="mt-4">
          <ButtonLink href={uploadAddress}>{noPlan.toUpload}</ButtonLink>
        </div>
      </>
    )
  }
  return (
    <InfoPage>
      <DocumentList documents={documents} returnTo={address} uploadAddress={uploadAddress} />
    </InfoPage>
  )
}
