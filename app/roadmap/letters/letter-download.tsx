import { Form, useActionData, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatSize } from '#app/platform/documents/file-size.ts'
import type { HandOut } from './hand-out.ts'
import { hasGaps } from './letter.ts'
import type { LetterAnswer } from './letters.server.ts'

/** What went wrong with the last download from this page. */
export function DownloadFailure() {
  const answer = useActionData<LetterAnswer>()
  const t = useText('roadmap/letters')
  if (!answer) return null
  return (
    <div className="mt-2">
      <Banner kind="error" title={t('failed')}>
        {answer.error}
      </Banner>
    </div>
  )
}

type Props = {
  handOut: HandOut
  locationId: string | null
  /** Which letter it is, on a page that hands out more than one. */
  name?: string
}

/** The buttons with which a letter is downloaded, for a word processor and as a PDF. The answer is a file: the browser fetches it and stays on the page. */
export function LetterDownload({ handOut: { letter, standIn }, locationId, name }: Props) {
  const t = useText('roadmap/letters')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  if (name) query.set('letter', name)
  return (
    <Form method="post" action={`${pathname}?${query}`} className="mt-3">
      <CsrfField />
      {locationId && <input type="hidden" name="locationId" value={locationId} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet">{label()}</Button>
        {letter && (
          <Button tone="quiet" name="as" value="pdf">
            {name ? t('downloadPdfOf', { title: letter.title }) : t('downloadPdf')}
          </Button>
        )}
      </div>
      {letter && hasGaps(letter) && <p className="mt-1 max-w-line text-soft">{t('hasGaps')}</p>}
    </Form>
  )

  function label(): string {
    if (standIn) {
      const { title, kind, size } = standIn
      return t('downloadFile', { title, kind, size: formatSize(size, language) })
    }
    return name ? t('downloadOf', { title: letter.title }) : t('download')
  }
}
