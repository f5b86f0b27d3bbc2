import { useLoaderData } from '@remix-run/react'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { relationshipAddress, relationshipsAddress } from '#app/platform/relationships/addresses.ts'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import { loadRelationships } from '#app/staff/relationships/list.server.ts'
import { FilterChoice, ListFilter } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { KeptChoices, SearchField } from '#app/ui/list/search-field.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/relationships', key: 'title' } }

export const loader = loadRelationships

/** Every organisation: whom it speaks with, how far it is, and when the next appointment is. */
export default function Relationships() {
  const t = useText('staff/relationships')
  const say = useText('platform/relationships')
  const language = useLanguage()
  const list = useLoaderData<typeof loader>()
  const { narrowed, kept, total, organisations, heads, calendar } = list
  const sorted = (sort: (typeof heads)[number]['sort']) => ({
    head: t(`columns.${sort}`),
    sort: heads.find((one) => one.sort === sort),
  })
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ListChoice {...list.owners} />
      <ListFilter all={narrowed.state || narrowed.q ? relationshipsAddress() : null}>
        <KeptChoices choices={kept} />
        <SearchField label={t('search')} value={narrowed.q} longest={list.longestSearch} />
        <FilterChoice
          name="state"
          label={t('columns.state')}
          options={relationshipStates.map((value) => ({ value, label: say(`states.${value}`) }))}
          empty={t('allStates')}
          value={narrowed.state}
        />
      </ListFilter>
      <ListHead found={t('found', { count: total })} table={list.table}>
        {calendar && (
          <a href={calendar} download className="inline-flex min-h-target items-center">
            {t('calendar')}
          </a>
        )}
      </ListHead>
      <div className="mt-1">
        {organisations.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('title')}
            rows={organisations}
            rowKey={({ organisationId }) => organisationId}
            columns={[
              {
                key: 'organisation',
                ...sorted('organisation'),
                names: true,
                cell: ({ organisationId, organisationName }) => (
                  <a href={relationshipAddress(organisationId)}>{organisationName}</a>
                ),
              },
              { key: 'contact', ...sorted('contact'), cell: ({ contactName }) => contactName },
              { key: 'state', ...sorted('state'), cell: (organisation) => say(`states.${organisation.state}`) },
              {
                key: 'meeting',
                ...sorted('meeting'),
                cell: ({ at, isPast }) =>
                  at !== null && t(isPast ? 'past' : 'meeting', { when: formatMoment(at, language) }),
              },
            ]}
          />
        )}
      </div>
      <Pagination list={list} />
    </>
  )
}
