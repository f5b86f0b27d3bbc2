import { useLoaderData } from '@remix-run/react'
import { InfoPage } from '../screens/info-page.tsx'
import { HandOutView } from './hand-out-view.tsx'
import { DownloadFailure, LetterDownload } from './letter-download.tsx'
import type { LetterPageData } from './letters.server.ts'

/** A page of an item on which a letter is read, printed and downloaded. */
export function LetterPage() {
  const { handOut, locationId } = useLoaderData<LetterPageData>()
  return (
    <InfoPage>
      <DownloadFailure />
      <LetterDownload handOut={handOut} locationId={locationId} />
      <HandOutView handOut={handOut} />
    </InfoPage>
  )
}
