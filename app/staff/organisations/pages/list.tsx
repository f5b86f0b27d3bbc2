import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadOrganisations, type OrganisationList } from '#app/staff/organisations/list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ListFilter } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/organisations', 'ui/list'],
  title: { namespace: 'staff/organisations', key: 'title' },
}

export const loader = loadOrganisations

/** Every care organisation, for provider staff: searched, sorted and page by page. */
export default function Organisations() {
  const t = useText('staff/organisations')
  const list = useLoaderData<typeof loader>()
  const { narrowed, lists, total } = list
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-2">
        <ButtonLink href="/admin/organisations/new">{t('add')}</ButtonLink>
      </p>
      <ListChoice
        label={t('lists')}
        lists={(['active', 'archived'] as const).map((key) => ({
          key,
          href: lists[key],
          name: t(key),
          isShown: key === narrowed.list,
        }))}
      />
      <ListFilter all={narrowed.q === '' ? null : list.all}>
        {narrowed.list === 'archived' && <input type="hidden" name="list" value="archived" />}
        {narrowed.sort !== 'name' && <input type="hidden" name="sort" value={narrowed.sort} />}
        <Field id="q" label={t('search')}>
          {(wiring) => <Input {...wiring} name="q" type="search" width="medium" defaultValue={narrowed.q} />}
        </Field>
      </ListFilter>
      <ListHead found={t('found', { count: total })} table={list.file} />
      {list.rows.length === 0 ? <p className="mt-1">{t('none')}</p> : <Rows list={list} />}
      <Pagination list={list} />
    </>
  )
}

type Row = OrganisationList['rows'][number]

function Rows({ list: { rows, heads } }: { list: OrganisationList }) {
  const t = useText('staff/organisations')
  const headOf = (sort: (typeof heads)[number]['sort']) => {
    const head = heads.find((one) => one.sort === sort)
    return (
      <a href={head?.href} className="inline-flex min-h-target items-center">
        {t(`columns.${sort}`)}
        {head?.direction && (
          <>
            <span aria-hidden="true" className="ml-0.5">
              {head.direction === 'up' ? '▲' : '▼'}
            </span>
            <span className="sr-only"> ({t(head.direction === 'up' ? 'sortedUp' : 'sortedDown')})</span>
          </>
        )}
      </a>
    )
  }
  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: headOf('name'),
      names: true,
      cell: ({ name, href }) => (
        <a href={href} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
          {name}
        </a>
      ),
    },
    { key: 'locations', head: headOf('locations'), cell: ({ locations }) => locations, align: 'right' },
    { key: 'users', head: headOf('users'), cell: ({ users }) => users, align: 'right' },
    { key: 'changed', head: headOf('changed'), cell: ({ changed }) => changed },
    { key: 'state', head: t('columns.state'), cell: ({ state }) => state },
  ]
  return (
    <div className="mt-1">
      <Table caption={t('title')} rows={rows} rowKey={({ id }) => id} columns={columns} />
    </div>
  )
}
