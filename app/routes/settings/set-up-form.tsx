import type { ReactNode } from 'react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import type { FactorProblem } from './change-factor.server.ts'
import { CodeField, CodeProblem } from './code-field.tsx'

type Props = {
  offer: { secret: string; address: string; sealed: string; qr: { path: string; size: number } }
  problem: FactorProblem | null
  isRequired: boolean
}

/** The secret for an app, and the code that proves that the app has it. */
export function SetUpForm({ offer, problem, isRequired }: Props) {
  const t = useText('routes/settings')
  return (
    <>
      <Breadcrumb above={[{ href: '/settings', label: t('title') }]} here={t('secondFactor.title')} />
      <CodeProblem problem={problem} />
      <PageTitle lead={t('secondFactor.lead')}>{t('setUp.title')}</PageTitle>
      {isRequired && <Note className="mt-2">{t('secondFactor.required')}</Note>}
      <ol className="mt-3 max-w-line">
        <Step number={1} title={t('setUp.app')}>
          <p className="text-soft">{t('setUp.appHint')}</p>
        </Step>
        <Step number={2} title={t('setUp.scan')}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <QrCode outline={offer.qr} label={t('setUp.qr')} />
            <div className="min-w-0 flex-1 basis-[16rem]">
              <p>
                <b>{t('setUp.fails')}</b> {t('setUp.byHand')}
              </p>
              <p className="mt-1 max-w-[14rem] font-mono">{offer.secret}</p>
              <a href={offer.address} className="inline-flex min-h-target items-center text-small">
                {t('setUp.onThisPhone')}
              </a>
            </div>
          </div>
        </Step>
        <Step number={3}>
          <form method="post" action="/settings/second-factor">
            <CsrfField />
            <input type="hidden" name="offer" value={offer.sealed} />
            <CodeField problem={problem} label={t('setUp.enter')} hint={t('setUp.enterHint')} isOfApp />
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button name="intent" value="set-up">
                {t('setUp.submit')}
              </Button>
              <ButtonLink tone="plain" href="/settings">
                {t('setUp.notNow')}
              </ButtonLink>
            </div>
          </form>
        </Step>
      </ol>
    </>
  )
}

/** A step with its number on a line that leads on. @param title none where the label of a field is what it is called */
function Step({ number, title, children }: { number: number; title?: string; children: ReactNode }) {
  return (
    <li className="number-step">
      <span aria-hidden="true">{number}</span>
      <div className={`min-w-0 flex-1 ${title === undefined ? '-mt-1' : 'pt-1'}`}>
        {title !== undefined && <h2 className="text-title3">{title}</h2>}
        {children}
      </div>
    </li>
  )
}
