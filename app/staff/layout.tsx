import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { may, staffRights } from '#app/persistence/staff-rights.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { countWaiting } from '#app/persistence/documents/verdict-queue.server.ts'
import { Note } from '#app/ui/card.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import { actOnWork } from './today/act.server.ts'

const namespace = 'staff'

export const handle: Handle = { isWide: true }

/** POST /admin without `index`, as nobody but a program sends it, is the same as with it. */
export const action = actOnWork

/** What the menu counts, what this person may do, and whether a password alone lets them in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { waiting, requests } = await countWaiting(actor)
  const rights = staffRights.filter((right) => may(actor, right))
  const mayReadSecurityLog = actor.mayReadSecurityLog === true
  const lacksSecondFactor = context.session?.hasSecondFactor === false
  return { waiting, requests, rights, mayReadSecurityLog, lacksSecondFactor }
}

/** The pages of provider staff, in the order of the menu. */
const groups = [
  {
    key: 'today',
    entries: [
      { href: '/admin', key: 'list' },
      { href: '/admin/review', key: 'review' },
      { href: '/admin/requests', key: 'requests' },
      { href: '/admin/board/month', key: 'month' },
    ],
  },
  {
    key: 'customers',
    entries: [
      { href: '/admin/organisations', key: 'organisations' },
      { href: '/admin/board', key: 'board' },
      { href: '/admin/radar', key: 'radar' },
      { href: '/admin/relationship-management', key: 'relationships' },
      { href: '/admin/links', key: 'links' },
    ],
  },
  {
    key: 'content',
    entries: [
      { href: '/admin/documents', key: 'library' },
      { href: '/admin/help', key: 'help' },
      { href: '/admin/mail', key: 'mail' },
    ],
  },
  {
    key: 'system',
    entries: [
      { href: '/admin/users', key: 'users' },
      { href: '/admin/programs', key: 'programs' },
      { href: '/admin/usage', key: 'usage' },
      { href: '/admin/audit', key: 'audit' },
      { href: '/admin/security', key: 'security' },
      { href: '/admin/privacy', key: 'privacy' },
      { href: '/admin/settings', key: 'settings' },
    ],
  },
] as const

/** The frame of all pages for provider staff: their menu, beside the page on a wide screen, above it on a narrow one. */
export default function AdminLayout() {
  const t = useText(namespace)
  const { lacksSecondFactor, rights } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-2 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-5">
      <Menu />
      <div className="min-w-0">
        {lacksSecondFactor && (
          <Note className="mb-3 print:hidden">
            {t('lacksSecondFactor')} <WayOut href="/settings/second-factor">{t('setUpSecondFactor')}</WayOut>
          </Note>
        )}
        {!rights.includes('work') && <Note className="mb-3 print:hidden">{t('onlyReads')}</Note>}
        <Outlet />
      </div>
    </div>
  )
}

/** On a narrow screen a line that opens, without script. Only one of the two is there for screen readers and keyboard. */
function Menu() {
  const t = useText(namespace)
  const { waiting, requests, rights, mayReadSecurityLog } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const path = pathname.toLowerCase().replace(/\/{1,9}$/, '')
  const currentAt = (href: string) => {
    if (path === href) return 'page' as const
    if (path === '/admin/board/month') return undefined
    return href !== '/admin' && path.startsWith(`${href}/`) ? ('true' as const) : undefined
  }
  const shown: MenuGroup[] = groups.map(({ key, entries }) => ({
    name: t(`menu.groups.${key}`),
    pages: entries.flatMap((entry) =>
      (entry.key === 'security' && !mayReadSecurityLog) || (entry.key === 'privacy' && !rights.includes('privacy'))
        ? []
        : [
            {
              href: entry.href,
              label: t(`menu.${entry.key}`, entry.key === 'review' ? { waiting } : { requests }),
              current: currentAt(entry.href),
            },
          ],
    ),
  }))
  const here = shown.flatMap(({ pages }) => pages).find(({ current }) => current)
  return (
    <nav aria-label={t('menu.label')} className="print:hidden">
      <div className="hidden md:block">
        <MenuList groups={shown} />
      </div>
      <details className="group rounded border border-line bg-card md:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-1 px-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
          {here ? t('menu.here', { page: here.label }) : t('menu.label')}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <div className="px-2 pb-2">
          <MenuList groups={shown} />
        </div>
      </details>
    </nav>
  )
}

type MenuPage = { href: string; label: string; current: 'page' | 'true' | undefined }
type MenuGroup = { name: string; pages: MenuPage[] }

function MenuList({ groups }: { groups: MenuGroup[] }) {
  return (
    <ul className="text-small md:text-tag">
      {groups.map(({ name, pages }) => (
        <li key={name} className="mt-1.5 first:mt-0">
          <span className="block px-2 py-0.5 text-tag font-semibold text-soft">{name}</span>
          <ul className="border-l-[3px] border-rail">
            {pages.map((page) => (
              <MenuEntry key={page.href} {...page} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function MenuEntry({ href, label, current }: MenuPage) {
  const look = current ? 'border-teal bg-teal-wash font-bold' : 'border-transparent forced-colors:border-[Canvas]'
  return (
    <li>
      <WayOut href={href} aria-current={current} className={`staff-entry ${look}`}>
        {label}
      </WayOut>
    </li>
  )
}
