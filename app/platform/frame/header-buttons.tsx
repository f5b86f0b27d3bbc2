import { useLocation } from '@remix-run/react'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { useFormOnPage } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'

/** How the small links and buttons of the header look. */
export const quietLink =
  'flex w-full min-h-target items-center whitespace-nowrap px-1.5 text-left text-teal underline underline-offset-3 md:inline-flex md:w-auto md:px-0'

/** The other language. On a page with a form it is one more button of that form, so that what was typed stays. */
export function LanguageSwitch({ formId }: { formId: string | undefined }) {
  const t = useText('common')
  const form = useFormOnPage() ?? formId
  const { pathname, search } = useLocation()
  const other = useLanguage() === 'nl' ? 'en' : 'nl'
  const label = (
    <>
      <span lang={other}>{t('header.language')}</span>
      <span className="sr-only">, {t('header.languageName')}</span>
    </>
  )
  if (form) {
    return (
      <button type="submit" form={form} name="goTo" value={`language:${other}`} formNoValidate className={quietLink}>
        {label}
      </button>
    )
  }
  return (
    <form method="post" action="/language">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <CsrfField />
      <button type="submit" name="language" value={other} className={quietLink}>
        {label}
      </button>
    </form>
  )
}

/** Logging out. On a page with a form what was typed is saved first; then a page asks. */
export function LogOut() {
  const t = useText('common')
  const form = useFormOnPage()
  if (form) {
    return (
      <button type="submit" form={form} name="goTo" value="/authentication/logout" formNoValidate className={quietLink}>
        {t('header.logOut')}
      </button>
    )
  }
  return (
    <form method="post" action="/authentication/logout">
      <CsrfField />
      <button type="submit" className={quietLink}>
        {t('header.logOut')}
      </button>
    </form>
  )
}
