import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { countWaiting } from '#app/persistence/documents/verdict-queue.server.ts'
import { Note } from '#app/ui/card.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { WayOut } from '#app/ui/way-out.tsx'

const namespace = 'staff'

export const handle: Handle = { i18n: namespace }

/** What the menu counts, and whether a password alone lets this person in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { waiting, requests } = await countWaiting(requireAdmin(context))
  const mayReadSecurityLog = context.session?.actor.mayReadSecurityLog === true
  return { waiting, requests, mayReadSecurityLog, lacksSecondFactor: context.session?.hasSecondFactor === false }
}

/** The pages of provider staff, in the order of the menu. */
const entries = [
  { href: '/admin', key: 'overview' },
  { href: '/admin/organisations', key: 'organisations' },
  { href: '/admin/review', key: 'review' },
  { href: '/admin/requests', key: 'requests' },
  { href: '/admin/documents', key: 'library' },
  { href: '/admin/relationship-management', key: 'relationships' },
  { href: '/admin/links', key: 'links' },
  { href: '/admin/users', key: 'users' },
  { href: '/admin/mail', key: 'mail' },
  { href: '/admin/programs', key: 'programs' },
  { href: '/admin/audit', key: 'audit' },
  { href: '/admin/security', key: 'security' },
  { href: '/admin/usage', key: 'usage' },
  { href: '/admin/help', key: 'help' },
  { href: '/admin/settings', key: 'settings' },
  { href: '/admin/privacy', key: 'privacy' },
] as const

/** The frame of all pages for provider staff: their menu, beside the page on a wide screen, above it on a narrow one. */
export default function AdminLayout() {
  const t = useText(namespace)
  const { lacksSecondFactor } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-2 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-5">
      <Menu />
      <div className="min-w-0">
        {lacksSecondFactor && (
          <Note className="mb-3 print:hidden">
            {t('lacksSecondFactor')} <WayOut href="/settings/second-factor">{t('setUpSecondFactor')}</WayOut>
          </Note>
        )}
        <Outlet />
      </div>
    </div>
  )
}

/** On a narrow screen a line that opens, without script. Only one of the two is there for screen readers and keyboard. */
function Menu() {
  const t = useText(namespace)
  const { waiting, requests, mayReadSecurityLog } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const currentAt = (href: string) => {
    if (path === href) return 'page' as const
    return href !== '/admin' && path.startsWith(`${href}/`) ? ('true' as const) : undefined
  }
  const shown = entries.filter(({ key }) => key !== 'security' || mayReadSecurityLog)
  const pages = shown.map(({ href, key }) => ({
    href,
    label: t(`menu.${key}`, key === 'review' ? { waiting } : { requests }),
    current: currentAt(href),
  }))
  const here = pages.find(({ current }) => current)
  return (
    <nav aria-label={t('menu.label')} className="print:hidden">
      <div className="hidden md:block">
        <MenuList pages={pages} />
      </div>
      <details className="group rounded border border-line bg-card md:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-1 px-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
          {here ? t('menu.here', { page: here.label }) : t('menu.label')}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <div className="px-2 pb-2">
          <MenuList pages={pages} />
        </div>
      </details>
    </nav>
  )
}

type MenuPage = { href: string; label: string; current: 'page' | 'true' | undefined }

function MenuList({ pages }: { pages: MenuPage[] }) {
  return (
    <ul className="border-l-[3px] border-rail">
      {pages.map(({ href, label, current }) => (
        <li key={href}>
          <WayOut
            href={href}
            aria-current={current}
            className={`-ml-[3px] flex min-h-target w-full items-center border-l-[3px] px-2 text-ink no-underline hover:underline ${
              current ? 'border-teal bg-teal-wash font-bold' : 'border-transparent forced-colors:border-[Canvas]'
            }`}
          >
            {label}
          </WayOut>
        </li>
      ))}
    </ul>
  )
}
