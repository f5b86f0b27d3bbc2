import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type Props = {
  /** '' where nobody was named. */
  signer: string
  /** Where the links are made: for who signs, and for the data protection officer who may have to agree before. */
  links: { signer: string; officer: string }
}

/** How the agreement is signed here by somebody without an account, and the ways to the links for it. */
export function SigningByLink({ signer, links }: Props) {
  const t = useText('roadmap/organisation/sign-processing-agreement')
  return (
    <section aria-labelledby="by-link">
      <h2 id="by-link" className="mt-4">
        {t('sign.byLink')}
      </h2>
      <p className="mt-1 max-w-line">{signer ? t('sign.byLinkText', { name: signer }) : t('sign.byLinkUnknown')}</p>
      <p className="mt-1 max-w-line text-soft">{t('sign.byLinkOfficer')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ButtonLink tone="quiet" href={links.signer}>
          {t('sign.toSign')}
        </ButtonLink>
        <ButtonLink tone="plain" href={links.officer}>
          {t('sign.toAgree')}
        </ButtonLink>
      </div>
    </section>
  )
}
