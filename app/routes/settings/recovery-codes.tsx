import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Codes for whom, and when they were made: on paper they lie among those of other accounts. */
export type MadeCodes = { codes: string[]; email: string; madeAt: number }

/** What stands in for the app where it is lost. It is shown once, so the file to keep is on the page itself. */
export function RecoveryCodes({ codes, email, madeAt }: MadeCodes) {
  const t = useText('routes/settings')
  const day = formatLongDay(dayOf(madeAt), useLanguage())
  const of = t('codes.of', { email, day })
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([of, '', ...codes, ''].join('\r\n'))}`
  return (
    <>
      <PageTitle lead={t('codes.lead')}>{t('codes.title')}</PageTitle>
      <Card accent className="mt-3 max-w-form">
        <p className="font-semibold">{t('codes.once')}</p>
        <ul className="mt-2 grid gap-1 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-2 text-small text-soft [overflow-wrap:anywhere]">{of}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink tone="quiet" href={file} download={t('codes.file')}>
            {t('codes.download')}
          </ButtonLink>
          <span className="text-small text-soft">{t('codes.print')}</span>
        </p>
      </Card>
      <p className="mt-3 print:hidden">
        <ButtonLink href="/settings">{t('codes.done')}</ButtonLink>
      </p>
    </>
  )
}
