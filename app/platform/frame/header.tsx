import { useLocation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { HelpLink, WayOut } from '#app/ui/way-out.tsx'
import { SearchField } from './search-field.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import type { Frame } from './handle.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LocationSwitcher } from './location-switcher.tsx'
import { navigation } from './navigation.ts'
import { PersonMenu, type Person } from './person-menu.tsx'

export type Visitor = {
  user: Person | null
  organisation: string | null
  /** True where somebody came by a link: then the name of the product leads nowhere. */
  isGuest: boolean
}

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

type Props = { visitor: Visitor } & Pick<Frame, 'place' | 'choices' | 'isWide' | 'languageFormId'>

/** The top of every page: who we are, where one can go, whose pages these are. */
export function Header({ visitor, place, choices, isWide, languageFormId }: Props) {
  const t = useText('common')
  const { pathname } = useLocation()
  const { user, organisation, isGuest } = visitor
  return (
    <header className="relative z-10 overflow-x-clip border-b border-line bg-card print:hidden">
      <div
        className={`mx-auto flex min-h-7 flex-wrap items-center gap-x-3 px-2 sm:px-3 md:flex-nowrap ${isWide ? 'max-w-wide' : 'max-w-page'}`}
      >
        <Brand isGuest={isGuest} /> {user?.isAdmin && <SearchField />}
        {user ? (
          <details key={pathname} className="group/menu unfolded-on-desktop ml-auto md:ml-0 md:min-w-0 md:grow">
            <summary className="flex min-h-target cursor-pointer list-none items-center gap-0.5 [&::-webkit-details-marker]:hidden">
              {t('header.fold')}
              <ChevronIcon className="h-2.5 w-2.5 group-open/menu:rotate-180" />
            </summary>
            <div className="main-menu">
              <nav aria-label={t('header.menu')} className="md:max-w-full md:shrink-0">
                <ul className="md:flex md:flex-wrap md:gap-x-1.5 lg:gap-x-2.5">
                  {navigation(user, pathname).map(({ href, key, current }) => {
                    const MenuLink = key === 'help' ? HelpLink : WayOut
                    return (
                      <li key={href}>
                        <MenuLink
                          href={href}
                          aria-current={current}
                          className={`menu-link ${current ? here : elsewhere}`}
                        >
                          {t(`header.${key}`)}
                        </MenuLink>
                      </li>
                    )
                  })}
                </ul>
              </nav>
              <div className="mt-1 border-t border-line-soft pt-1 text-small text-soft md:mt-0 md:flex md:flex-1 md:flex-wrap md:items-center md:justify-end md:gap-x-1.5 md:border-0 md:pt-0 lg:flex-nowrap">
                {choices && <LocationSwitcher choices={choices} />}
                {organisation && !choices && <Whose organisation={organisation} place={place} />}{' '}
                <LanguageSwitch formId={languageFormId} /> <PersonMenu person={user} />
              </div>
            </div>
          </details>
        ) : (
          <div className="ml-auto text-small text-soft">
            <LanguageSwitch formId={languageFormId} />
          </div>
        )}
      </div>
    </header>
  )
}

const here = 'bg-teal-wash font-strong md:border-b-teal md:bg-transparent'
const elsewhere = 'md:border-b-transparent forced-colors:border-b-[Canvas]'

/** Whose pages these are: the organisation and, where a page is about one, the location. */
function Whose({ organisation, place }: { organisation: string; place: string | null }) {
  const t = useText('common')
  return (
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
  )
}
