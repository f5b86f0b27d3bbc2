import { useText } from '#app/platform/i18n/use-text.ts'
import { logoAddress } from '#app/platform/logo/addresses.ts'
import { Card } from '#app/ui/card.tsx'

/** The way to the logo of an organisation, which all its people settle together. */
export function LogoSection() {
  const t = useText('routes/settings')
  return (
    <Card as="section">
      <h2>{t('logo.title')}</h2>
      <p>{t('logo.lead')}</p>
      <p className="mt-1">
        <a href={logoAddress} className="inline-flex min-h-target items-center">
          {t('logo.link')}
        </a>
      </p>
    </Card>
  )
}
