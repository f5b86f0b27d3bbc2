import { useText } from '#app/platform/i18n/use-text.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PurposeChoice } from './ask-for-link.server.ts'

/** Asks for whom a link is, before anything else: what may be done with it depends on that. */
export function ChoosePurpose({ choice, about }: { choice: PurposeChoice; about: string }) {
  const t = useText('sharing/sent')
  return (
    <>
      <PageTitle lead={t('make.chooseLead')}>{t('make.title')}</PageTitle>
      <p className="mt-1 max-w-text font-semibold">{about}</p>
      <ul className="mt-2 grid max-w-form gap-1">
        {choice.purposes.map(({ purpose, href }) => (
          <li key={purpose}>
            <ButtonLink tone="quiet" href={href}>
              {t(`purposes.${purpose}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={choice.cancel} className="inline-flex min-h-target items-center">
          {t('make.cancel')}
        </a>
      </p>
    </>
  )
}
