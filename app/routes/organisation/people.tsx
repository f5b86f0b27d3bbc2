import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadPeople } from '#app/roadmap/people/people-page.server.ts'
import { PeopleTable } from '#app/roadmap/people/people-table.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/people'

export const handle: Handle = {
  hydrate: false,
  remember: 'day',
  i18n: [namespace, 'roadmap/screens'],
  title: { namespace, key: 'title' },
}

/** GET /organisation/people?show=: everybody whom the organisation named, each once. */
export const loader = (args: LoaderFunctionArgs) => loadPeople(args)

/** The address book of an organisation, made from what its tasks know. */
export default function PeoplePage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const { show, filters, people, isEmpty } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('short')} />
      <PageTitle lead={t(isEmpty ? 'none' : 'lead')}>{t('title')}</PageTitle>
      {!isEmpty && (
        <>
          <nav aria-label={t('show.label')} className="my-1.5">
            <ul className="flex flex-wrap gap-x-3">
              {filters.map(({ key, href, count }) => (
                <li key={key}>
                  <a
                    href={href}
                    aria-current={key === show ? 'true' : undefined}
                    className={`inline-flex min-h-target items-center gap-0.5 text-small ${key === show ? 'font-strong text-ink no-underline' : ''}`}
                  >
                    {t(`show.${key}`)} <span className="tabular-nums">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {people.length > 0 ? <PeopleTable people={people} /> : <p>{t('noneShown')}</p>}
        </>
      )}
      <p className="mt-2 text-small text-soft">{t('accounts')}</p>
    </>
  )
}
