import { useLoaderData } from '@remix-run/react'
import { AuditFilter } from '#app/auditing/filter.tsx'
import { loadAudit } from '#app/auditing/list.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { PagedTable } from '#app/ui/list/paged-table.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  isStill: true,
  i18n: ['auditing', 'ui/list'],
  title: { namespace: 'auditing', key: 'title' },
}

export const loader = loadAudit

/** Who did what when, and of which organisation, for provider staff. */
export default function Audit() {
  const t = useText('auditing')
  const list = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <AuditFilter list={list} />
      <PagedTable
        list={list}
        found={t('found', { count: list.total })}
        none={t('none')}
        caption={t('title')}
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
    </>
  )
}
