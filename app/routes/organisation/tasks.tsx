import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadTaskGrid } from '#app/roadmap/flow/task-grid.server.ts'
import { TasksOfLocations } from '#app/roadmap/screens/task-grid/task-grid.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/screens/task-grid'

export const handle: Handle = {
  remember: 'day',
  isWide: true,
  title: { namespace, key: 'title' },
}

/** GET /organisation/tasks?order=&page=: how far each task of each location is, as one picture. */
export const loader = (args: LoaderFunctionArgs) => loadTaskGrid(args)

/** All tasks of all locations, to look over and to print. */
export default function TasksPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const cards = useText('roadmap/screens/route-card')
  const grid = useLoaderData<typeof loader>()
  const { rows, order, orders, range, pages, file, today } = grid
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('title')} />
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-1 max-w-line print:hidden">
        {t(rows.length > 0 ? 'lead' : 'none')}
        {rows.some(({ cells }) => cells.some(({ link }) => link)) && ` ${t('leads')}`}
      </p>
      <p className="hidden text-small text-soft print:block">{cards('printed', { day: today })}</p>
      {rows.length === 0 ? (
        <p className="mt-2">
          <a href="/organisation">{t('toLocations')}</a>
        </p>
      ) : (
        <>
          <nav aria-label={t('order.label')} className="my-1.5 print:hidden">
            <ul className="flex flex-wrap gap-x-3">
              {orders.map(({ key, href }) => (
                <li key={key}>
                  <a
                    href={href}
                    aria-current={key === order ? 'true' : undefined}
                    className={`inline-flex min-h-target items-center text-small ${key === order ? 'font-strong text-ink no-underline' : ''}`}
                  >
                    {t(`order.${key}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <TasksOfLocations grid={grid} />
          {pages > 1 && <p className="mt-2 text-small text-soft">{t('range', range)}</p>}
          <Pagination list={grid} />
          <p className="mt-2 print:hidden">
            <a href={file} data-document className="inline-flex min-h-target items-center">
              {t('file')}
            </a>{' '}
            <span className="block text-small text-soft">{t('print')}</span>
          </p>
        </>
      )}
    </>
  )
}
