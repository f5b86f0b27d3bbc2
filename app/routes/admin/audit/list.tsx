import { useLoaderData } from '@remix-run/react'
import { AuditFilter } from '#app/auditing/filter.tsx'
import { loadAudit } from '#app/auditing/list.server.ts'
import type { nl } from '#app/auditing/nl.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = {
  isStill: true,
  i18n: ['auditing', 'ui/list'],
  title: { namespace: 'auditing', key: 'title' },
}

export const loader = loadAudit

/** Who did what when, and of which organisation, for provider staff. */
export default function Audit() {
  const t = useText<typeof nl>('auditing')
  const list = useLoaderData<typeof loader>()
  const { rows, total } = list
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <AuditFilter list={list} />
      <ListHead found={t('found', { count: total })} table={list.table} />
      {rows.length === 0 ? (
        <p className="mt-1">{t('none')}</p>
      ) : (
        <div className="mt-1">
          <Table
            caption={t('title')}
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'at',
                head: t('columns.at'),
                names: true,
                cell: ({ at }) => <span className="whitespace-nowrap font-normal">{at}</span>,
              },
              { key: 'person', head: t('columns.person'), cell: ({ person }) => person },
              { key: 'action', head: t('columns.action'), cell: ({ action }) => action },
              { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
              {
                key: 'subject',
                head: t('columns.subject'),
                cell: ({ subject }) => <span className="[overflow-wrap:anywhere]">{subject}</span>,
              },
            ]}
          />
        </div>
      )}
      <Pagination list={list} />
    </>
  )
}
