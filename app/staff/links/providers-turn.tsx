import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** That what was signed by a link waits for the signature of the provider, and where that is done. */
export function ProvidersTurn({ href }: { href: string }) {
  const t = useText('staff/links')
  return (
    <Card as="section" accent className="mt-3 max-w-form">
      <p className="max-w-line">{t('openText')}</p>
      <p className="mt-1">
        <ButtonLink href={href}>{t('open')}</ButtonLink>
      </p>
    </Card>
  )
}
