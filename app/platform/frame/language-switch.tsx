import { useLocation } from '@remix-run/react'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { useFormOnPage } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'

const quietLink =
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
