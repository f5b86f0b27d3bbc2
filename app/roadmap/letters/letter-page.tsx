import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { logoAddress } from '#app/platform/logo/addresses.ts'
import { InfoPage } from '../screens/info-page.tsx'
import { HandOutView } from './hand-out-view.tsx'
import { DownloadFailure, LetterDownload } from './letter-download.tsx'
import type { LetterPageData } from './letters.server.ts'

/** A page of an item on which a letter is read, printed and downloaded; `called` is the word for it. */
export function LetterPage({ called = 'letter' }: { called?: 'letter' | 'newsletter' }) {
  const { handOut, locationId } = useLoaderData<LetterPageData>()
  const t = useText('roadmap/letters')
  const sheet = handOut.letter?.sheet
  return (
    <InfoPage>
      <DownloadFailure />
      <LetterDownload handOut={handOut} locationId={locationId} />
      {sheet?.kind === 'post' && !sheet.head.logo && (
        <p className="mt-1">
          <a href={logoAddress} className="inline-flex min-h-target items-center">
            {t(`logo.${called}`)}
          </a>
        </p>
      )}
      <HandOutView handOut={handOut} />
    </InfoPage>
  )
}
