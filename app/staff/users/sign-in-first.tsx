import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'

/** Says above a form, which keeps what was typed, that its reader has to sign in once more before it is taken. */
export function SignInFirst() {
  const t = useText('staff/users')
  return (
    <div className="mb-3">
      <Banner kind="error">
        <p>{t('refused.sign-in')}</p>
        <p>
          <a
            href="/authentication/again?returnTo=/admin/users"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-target items-center"
          >
            {t('signInFirst')}
          </a>
        </p>
      </Banner>
    </div>
  )
}
