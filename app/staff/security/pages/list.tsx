import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { SecurityFilterForm } from '#app/staff/security/filter.tsx'
import { loadSecurity } from '#app/staff/security/list.server.ts'
import { PagedTable } from '#app/ui/list/paged-table.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'staff/security', key: 'title' } }

export const loader = byTypedOrganisation(loadSecurity)

/** Who came in, looked, took out and changed rights, for staff who may know. */
export default function Security() {
  const t = useText('staff/security')
  const list = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-1">
        <a href="/admin/security/verify" className="inline-flex min-h-target items-center">
          {t('verify.open')}
        </a>
      </p>
      <SecurityFilterForm list={list} />
      <PagedTable
        list={list}
        found={t('found', { count: list.total })}
        none={t('none')}
        caption={t('title')}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            key: 'at',
            head: t('columns.at'),
            names: true,
            cell: ({ at }) => <span className="whitespace-nowrap font-normal">{at}</span>,
          },
          { key: 'kind', head: t('columns.kind'), cell: ({ kind }) => kind },
          { key: 'actor', head: t('columns.actor'), cell: ({ actor }) => actor },
          { key: 'person', head: t('columns.person'), cell: ({ person }) => person },
          { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
          {
            key: 'more',
            head: t('columns.more'),
            cell: ({ more }) => <span className="[overflow-wrap:anywhere]">{more}</span>,
          },
        ]}
      />
    </>
  )
}
