import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { HomeDrawing } from '#app/ui/illustrations.tsx'

/** Instead of the pages of a location that the organisation has not named yet: says who has to do what first. */
export function Uninitialised({ address }: { address: string }) {
  const t = useText('roadmap/screens')
  return (
    <Card accent className="mt-3 flex flex-wrap items-center gap-3">
      <HomeDrawing className="h-12 w-12" />
      <div className="max-w-line">
        <h1>{t('uninitialised.title')}</h1>
        <p className="mb-2 mt-1">{t('uninitialised.text')}</p>
        <ButtonLink href={address}>{t('uninitialised.action')}</ButtonLink>
      </div>
    </Card>
  )
}
