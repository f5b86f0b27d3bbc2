import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { requireAdmin } from '#app/auth/guard.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { countWaiting } from '#app/persistence/reviews.server.ts'
import { WayOut } from '#app/ui/way-out.tsx'
import type { nl } from './nl.ts'

const namespace = 'routes/admin'

export const handle: Handle = { i18n: namespace }

/** What the menu counts. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { waiting: await countWaiting(requireAdmin(context)) }
}

/** The pages of provider staff, in the order of the menu. */
const entries = [
  { href: '/admin', key: 'overview' },
  { href: '/admin/organisations', key: 'organisations' },
  { href: '/admin/review', key: 'review' },
  { href: '/admin/documents', key: 'library' },
  { href: '/admin/relationship-management', key: 'relationships' },
  { href: '/admin/links', key: 'links' },
  { href: '/admin/users', key: 'users' },
  { href: '/admin/mail', key: 'mail' },
  { href: '/admin/audit', key: 'audit' },
  { href: '/admin/usage', key: 'usage' },
  { href: '/admin/help', key: 'help' },
  { href: '/admin/settings', key: 'settings' },
  { href: '/admin/privacy', key: 'privacy' },
] as const

/** The frame of all pages for provider staff: their menu, beside the page on a wide screen, above it on a narrow one. */
export default function AdminLayout() {
  const t = useText<typeof nl>(namespace)
  const { waiting } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const currentAt = (href: string) => {
    if (path === href) return 'page' as const
    return href !== '/admin' && path.startsWith(`${href}/`) ? ('true' as const) : undefined
  }
  return (
    <div className="grid gap-2 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-5">
      <nav aria-label={t('menu.label')} className="print:hidden">
        <ul className="flex flex-wrap gap-x-2 md:block md:border-l-[3px] md:border-rail">
          {entries.map(({ href, key }) => (
            <li key={href}>
              <WayOut
                href={href}
                aria-current={currentAt(href)}
                className={`inline-flex min-h-target items-center gap-0.5 text-ink no-underline hover:underline md:-ml-[3px] md:flex md:w-full md:border-l-[3px] md:px-2 ${
                  currentAt(href)
                    ? 'font-bold underline md:border-teal md:bg-teal-wash md:no-underline'
                    : 'border-transparent forced-colors:border-[Canvas]'
                }`}
              >
                {key === 'review' ? t('menu.review', { waiting }) : t(`menu.${key}`)}
              </WayOut>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
