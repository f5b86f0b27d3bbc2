import { useLoaderData } from '@remix-run/react'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { AuditFilter } from '#app/staff/audit/filter.tsx'
import { loadAudit } from '#app/staff/audit/list.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { PagedTable } from '#app/ui/list/paged-table.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'staff/audit', key: 'title' } }

export const loader = byTypedOrganisation(loadAudit)

/** Who did what when, and of which organisation, for provider staff. */
export default function Audit() {
  const t = useText('staff/audit')
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
