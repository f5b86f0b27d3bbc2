import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { FactorProblem } from './change-factor.server.ts'
import { CodeField, CodeProblem } from './code-field.tsx'

/** What can be done with a second factor that is set up. */
export function ChangeForm({ problem }: { problem: FactorProblem | null }) {
  const t = useText('routes/settings')
  return (
    <>
      <CodeProblem problem={problem} />
      <PageTitle lead={t('change.lead')}>{t('change.title')}</PageTitle>
      <form method="post" action="/settings/second-factor" className="mt-2 max-w-form">
        <CsrfField />
        <CodeField problem={problem} label={t('change.code')} isOfApp={false} />
        <div className="mt-3 grid gap-2">
          <p>
            <Button name="intent" value="codes">
              {t('change.newCodes')}
            </Button>{' '}
            {t('change.newCodesHint')}
          </p>
          <p>
            <Button tone="plainDanger" name="intent" value="remove">
              {t('change.remove')}
            </Button>{' '}
            {t('change.removeHint')}
          </p>
          <p>
            <ButtonLink tone="plain" href="/settings">
              {t('back')}
            </ButtonLink>
          </p>
        </div>
      </form>
    </>
  )
}
