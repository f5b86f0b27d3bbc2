import { useLocation } from '@remix-run/react'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { useFormOnPage, WayOut } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'
import { navigation } from './navigation.ts'

export type Visitor = {
  user: { name: string; isAdmin: boolean } | null
  organisation: string | null
  /** True where somebody came by a link: then the name of the product leads nowhere. */
  isGuest: boolean
}

const quietLink = 'inline-flex min-h-target items-center text-teal underline underline-offset-3'

const brandLook =
  'inline-flex min-h-target items-center gap-1 text-body font-heavy text-teal-dark no-underline sm:text-title2'

/** The name of the product, which leads home. */
function Brand({ isGuest }: { isGuest: boolean }) {
  const t = useText('common')
  if (isGuest) {
    return (
      <p className={brandLook}>
        <BrandSign />
        {t('product')}
      </p>
    )
  }
  return (
    <WayOut href="/" aria-label={t('header.home')} className={brandLook}>
      <BrandSign />
      {t('product')}
    </WayOut>
  )
}

/** The sign of the product: a route from one stop to the next. */
const BrandSign = () => (
  <svg
    className="h-3 w-3 sm:h-3.5 sm:w-3.5"
    viewBox="0 0 28 28"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M5 23c8 0 3-9 9-9s1-9 9-9" />
    <circle cx="5" cy="23" r="2.6" fill="currentColor" />
    <circle cx="23" cy="5" r="2.6" className="fill-card" />
  </svg>
)

/** The other language. On a page with a form it is one more way out of that form, so that what was typed stays. */
function LanguageSwitch() {
  const t = useText('common')
  const form = useFormOnPage()
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
function LogOut() {
  const t = useText('common')
  if (useFormOnPage()) {
    return (
      <WayOut href="/authentication/logout" className={quietLink}>
        {t('header.logOut')}
      </WayOut>
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

/** The top of every page: who we are, where one can go, whose pages these are. */
export function Header({ visitor, place }: { visitor: Visitor; place: string | null }) {
  const t = useText('common')
  const { pathname } = useLocation()
  const { user, organisation, isGuest } = visitor
  return (
    <header className="border-b border-line bg-card print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-1.5 px-2 py-0.5 sm:gap-x-3 sm:px-3 md:flex-nowrap md:py-1">
        <Brand isGuest={isGuest} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 text-small text-soft md:order-last">
          {organisation && (
            <span className="hidden [overflow-wrap:anywhere] md:inline">
              <span className="sr-only">{t('header.organisation')} </span>
              {organisation}
              {place && (
                <>
                  <span className="sr-only">. {t('header.location')}</span>
                  <span aria-hidden="true"> ·</span> {place}
                </>
              )}
            </span>
          )}{' '}
          <LanguageSwitch />{' '}
          {user && (
            <WayOut href="/settings" className={quietLink}>
              {t('header.settings')}
            </WayOut>
          )}{' '}
          {user && <LogOut />}
        </div>
        {user && (
          <nav aria-label={t('header.menu')} className="w-full md:w-auto md:shrink-0">
            <ul className="flex flex-wrap gap-x-2.5">
              {navigation(user, pathname).map(({ href, key, current }) => (
                <li key={href}>
                  <WayOut
                    href={href}
                    aria-current={current}
                    className={`inline-flex min-h-target items-center border-b-[3px] border-t-[3px] border-t-transparent text-ink forced-colors:border-t-[Canvas] no-underline hover:underline ${
                      current ? 'border-b-teal font-strong' : 'border-b-transparent forced-colors:border-b-[Canvas]'
                    }`}
                  >
                    {t(`header.${key}`)}
                  </WayOut>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  )
}
