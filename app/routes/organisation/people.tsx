import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { newPersonAddress } from '#app/roadmap/people/addresses.ts'
import { loadPeople } from '#app/roadmap/people/people-page.server.ts'
import { PeopleTable } from '#app/roadmap/people/people-table.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/people'

const chip =
  'inline-flex min-h-target items-center gap-1 whitespace-nowrap rounded-pill border border-edge bg-card px-2 text-small text-ink no-underline hover:bg-hover aria-[current]:border-teal aria-[current]:bg-teal-wash aria-[current]:font-strong'

export const handle: Handle = {
  remember: 'day',
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
      <div className="my-2 flex flex-wrap items-center justify-between gap-2">
        {!isEmpty && (
          <nav aria-label={t('show.label')}>
            <ul className="flex flex-wrap gap-1">
              {filters.map(({ key, href, count }) => (
                <li key={key}>
                  <a href={href} aria-current={key === show ? 'true' : undefined} className={chip}>
                    {t(`show.${key}`)} <span className="tabular-nums">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}{' '}
        <ButtonLink href={newPersonAddress}>{t('add')}</ButtonLink>
      </div>
      {!isEmpty && (people.length > 0 ? <PeopleTable people={people} /> : <p>{t('noneShown')}</p>)}
      <p className="mt-2 text-small text-soft">{t('accounts')}</p>
    </>
  )
}
