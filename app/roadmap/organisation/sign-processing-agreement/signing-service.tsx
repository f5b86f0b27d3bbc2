import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

const texts = 'roadmap/organisation/sign-processing-agreement'

type Props = {
  /** The page whose action opens the service. */
  address: string
  organisation: string
  /** '' where nobody was named. */
  signer: string
  /** False where the provider has not prepared the service for this organisation. */
  isReady: boolean
  wasOpened: boolean
}

/** How the agreement is signed digitally, and the button that opens the service. */
export function SigningService({ address, organisation, signer, isReady, wasOpened }: Props) {
  const t = useText(texts)
  if (!isReady) {
    return (
      <div className="mt-2">
        <Banner kind="info" title={t('sign.unavailable')} live={false}>
          {t('sign.unavailableText')}
        </Banner>
      </div>
    )
  }
  return (
    <>
      <ol className="mt-1 max-w-line list-decimal pl-3">
        <li className="mt-0.5">{t('sign.open', { organisation })}</li>
        <li className="mt-0.5">{signer ? t('sign.signer', { name: signer }) : t('sign.signerUnknown')}</li>
        <li className="mt-0.5">{t('sign.upload')}</li>
      </ol>
      {/* The answer leads to another site, so the browser goes there itself. The reader comes back here: it gets a tab. */}
      <Form method="post" action={address} target="_blank" rel="noopener" className="mt-3">
        <CsrfField />
        <Button tone="quiet">{t('sign.button')}</Button>
        {wasOpened && <p className="mt-1 max-w-line text-small text-soft">{t('sign.opened')}</p>}
      </Form>
    </>
  )
}

/** While the browser goes on to the signing service; where it does not, the reader can. */
export function OpeningService({ href }: { href: string }) {
  const t = useText(texts)
  return (
    <div className="mt-3">
      <Banner kind="info" title={t('sign.opening')}>
        {t('sign.openingText')}{' '}
        <a href={href} rel="noreferrer">
          {t('sign.openingLink')}
        </a>
      </Banner>
    </div>
  )
}
