import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { useFormOnPage, WayOut } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'

/** Who is signed in. */
export type Person = { name: string; initials: string; isAdmin: boolean }

/**
 * What is the reader's own: tasks, settings, and the way out. It opens below the initials, without script; on a phone it is
 * a part of the main menu and stands open.
 */
export function PersonMenu({ person: { name, initials, isAdmin } }: { person: Person }) {
  const t = useText('common')
  return (
    <details className="unfolded-on-phone group mt-1 border-t border-line-soft pt-0.5 md:relative md:m-0 md:border-0 md:p-0">
      <summary
        aria-label={name}
        className="flex min-h-target cursor-pointer list-none items-center gap-0.5 text-ink [&::-webkit-details-marker]:hidden"
      >
        <Initials letters={initials} className="h-4 w-4 text-tag" />
        {isAdmin && <span className="hidden max-w-[12rem] truncate lg:inline">{name}</span>}
        <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
      </summary>
      <div className="menu-panel md:hidden md:w-32">
        <p className="px-1.5 py-0.5 text-tag font-semibold text-soft">{name}</p>
        <ul>
          {!isAdmin && (
            <li>
              <WayOut href="/organisation/assigned" className="menu-row">
                {t('header.ownTasks')}
              </WayOut>
            </li>
          )}
          <li>
            <WayOut href="/settings" className="menu-row">
              {t('header.settings')}
            </WayOut>
          </li>
          <li>
            <LogOut />
          </li>
        </ul>
      </div>
    </details>
  )
}

/** Logging out. On a page with a form what was typed is saved first; then a page asks. */
function LogOut() {
  const t = useText('common')
  const isOnForm = useFormOnPage() !== undefined
  if (isOnForm) {
    return (
      <WayOut href="/authentication/logout" className="menu-row">
        {t('header.logOut')}
      </WayOut>
    )
  }
  return (
    <form method="post" action="/authentication/logout">
      <CsrfField />
      <button type="submit" className="menu-row">
        {t('header.logOut')}
      </button>
    </form>
  )
}
