import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import type { FactorProblem } from './change-factor.server.ts'
import { CodeField, CodeProblem } from './code-field.tsx'

type Props = {
  offer: { secret: string; sealed: string; qr: { path: string; size: number } }
  problem: FactorProblem | null
  isRequired: boolean
}

/** The secret for an app, and the code that proves that the app has it. */
export function SetUpForm({ offer, problem, isRequired }: Props) {
  const t = useText('routes/settings')
  return (
    <>
      <CodeProblem problem={problem} />
      <PageTitle lead={t('secondFactor.lead')}>{t('setUp.title')}</PageTitle>
      {isRequired && <Note className="mt-2">{t('secondFactor.required')}</Note>}
      <p className="mt-2 max-w-line">{t('setUp.app')}</p>
      <h2 className="mt-3">{t('setUp.scan')}</h2>
      <QrCode outline={offer.qr} label={t('setUp.qr')} />
      <p className="mt-2 max-w-line">{t('setUp.byHand')}</p>
      <p className="mt-1 font-mono [overflow-wrap:anywhere]">{offer.secret}</p>
      <h2 className="mt-3">{t('setUp.enter')}</h2>
      <form method="post" action="/settings/second-factor" className="max-w-form">
        <CsrfField />
        <input type="hidden" name="offer" value={offer.sealed} />
        <CodeField problem={problem} label={t('setUp.code')} isOfApp />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button name="intent" value="set-up">
            {t('setUp.submit')}
          </Button>
          <ButtonLink tone="plain" href="/settings">
            {t('back')}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
