import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadSearch } from '#app/staff/search/load.server.ts'
import { Results } from '#app/staff/search/results.tsx'
import { SearchFilter } from '#app/staff/search/search-filter.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'staff/search'

export const handle: Handle = { title: { namespace, key: 'title' } }

export const loader = loadSearch

/** What provider staff were looking for: of everything, their own customers first. */
export default function SearchResults() {
  const t = useText(namespace)
  const page = useLoaderData<typeof loader>()
  if (page.problem === 'empty') return <PageTitle lead={t('empty')}>{t('title')}</PageTitle>
  if (page.problem === 'short') return <PageTitle lead={t('short')}>{t('title')}</PageTitle>
  return (
    <>
      <PageTitle lead={t(page.isPart ? 'part' : 'lead')}>
        {t(page.isPart ? 'foundPart' : 'found', { count: page.total, q: page.q })}
      </PageTitle>
      <SearchFilter page={page} />
      {page.groups.length === 0 ? (
        <p className="mt-2">{t('none')}</p>
      ) : (
        <Results groups={page.groups} isPart={page.isPart} />
      )}
      <Pagination list={page} />
      <p className="mt-2 text-tag text-soft">{t('tip')}</p>
    </>
  )
}
