import { useLoaderData } from '@remix-run/react'
import { TellPage } from '../screens/tell-page.tsx'
import { DownloadFailure, LetterDownload } from './letter-download.tsx'
import { LetterView } from './letter-view.tsx'
import type { LetterPageData } from './letters.server.ts'

/** A page of an item on which a letter is read, printed and downloaded. */
export function LetterPage() {
  const { letter, locationId } = useLoaderData<LetterPageData>()
  return (
    <TellPage>
      <DownloadFailure />
      <LetterDownload letter={letter} locationId={locationId} />
      <LetterView letter={letter} />
    </TellPage>
  )
}
