import { useText } from '#app/platform/i18n/use-text.ts'
import { logoAddress } from '#app/platform/logo/addresses.ts'
import { Card } from '#app/ui/card.tsx'
import { sectionId } from './section-links.tsx'

/** The way to the logo of an organisation, which all its people settle together. */
export function LogoSection() {
  const t = useText('routes/settings')
  return (
    <Card as="section" id={sectionId('logo')}>
      <h2>{t('logo.title')}</h2>
      <p className="mt-0.5 text-small text-soft">{t('logo.lead')}</p>
      <p className="mt-1">
        <a href={logoAddress} className="inline-flex min-h-target items-center">
          {t('logo.link')}
        </a>
      </p>
    </Card>
  )
}
