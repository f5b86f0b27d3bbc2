import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/frame/csrf-field.tsx'
import { useText } from '#app/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { TellPage } from '../screens/tell-page.tsx'
import { hasGaps } from './letter.ts'
import { LetterView } from './letter-view.tsx'
import type { LetterAnswer, LetterPageData } from './letters.server.ts'
import type { nl } from './nl.ts'

/** A page of an item on which a letter is read, printed and downloaded. */
export function LetterPage() {
  const { letter, locationId } = useLoaderData<LetterPageData>()
  const answer = useActionData<LetterAnswer>()
  const { pathname, search } = useLocation()
  const t = useText<typeof nl>('roadmap/letters')
  return (
    <TellPage>
      {answer && (
        <div className="mt-2">
          <Banner kind="error" title={t('failed')}>
            {answer.error}
          </Banner>
        </div>
      )}
      {/* The answer is a file: the browser fetches it itself and stays on this page. */}
      <Form reloadDocument method="post" action={pathname + search} className="mt-3 print:hidden">
        <CsrfField />
        {locationId && <input type="hidden" name="locationId" value={locationId} />}
        <Button tone="quiet">{t('download')}</Button>
        {hasGaps(letter) && <p className="mt-1 max-w-line text-soft">{t('hasGaps')}</p>}
      </Form>
      <LetterView letter={letter} />
    </TellPage>
  )
}
