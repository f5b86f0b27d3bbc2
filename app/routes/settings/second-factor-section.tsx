import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

type Factor = { isSet: boolean; codesLeft: number }

/** Whether somebody signs in in two steps. @param factor null where another provider looks after that */
export function SecondFactorSection({ factor }: { factor: Factor | null }) {
  const t = useText('routes/settings')
  return (
    <Card as="section">
      <h2>{t('secondFactor.title')}</h2>
      {factor ? (
        <>
          <p>{t('secondFactor.lead')}</p>
          <p className="mt-1">
            <strong>{t(factor.isSet ? 'secondFactor.isOn' : 'secondFactor.isOff')}</strong>{' '}
            {factor.isSet && t('secondFactor.codesLeft', { count: factor.codesLeft })}
          </p>
          <p className="mt-2">
            <ButtonLink href="/settings/second-factor">
              {t(factor.isSet ? 'secondFactor.change' : 'secondFactor.setUp')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>{t('elsewhere')}</p>
      )}
    </Card>
  )
}
