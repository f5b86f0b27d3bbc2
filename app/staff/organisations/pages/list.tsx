import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { actOnTickedOrganisations, type TickedOrganisations } from '#app/staff/organisations/act-on-ticked.server.ts'
import { loadOrganisations, type OrganisationList } from '#app/staff/organisations/list.server.ts'
import { idsIn } from '#app/staff/row-acts/outcome.ts'
import { RowOutcomes } from '#app/staff/row-acts/outcomes.tsx'
import { TickAll, useTickColumn } from '#app/staff/row-acts/tick-column.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import { ColumnChoice, KeptColumns } from '#app/ui/list/column-choice.tsx'
import { ListFilter } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/organisations', key: 'title' } }

export const loader = loadOrganisations
export const action = actOnTickedOrganisations

/** Every care organisation, for provider staff: searched, sorted and page by page. */
export default function Organisations() {
  const t = useText('staff/organisations')
  const list = useLoaderData<typeof loader>()
  const { narrowed, lists, total } = list
  const answer = useActionData<TickedOrganisations>()
  return (
    <>
      {answer?.ownerProblem ? (
        <ErrorSummary errors={[{ fieldId: 'owner', message: answer.ownerProblem }]} />
      ) : (
        <RowOutcomes answer={answer} />
      )}
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
      <ListChoice label={t('owners.label')} lists={list.owners} />
      <ListFilter all={narrowed.q === '' ? null : list.all}>
        {narrowed.list === 'archived' && <input type="hidden" name="list" value="archived" />}
        {narrowed.owner !== 'all' && <input type="hidden" name="owner" value={narrowed.owner} />}
        {narrowed.sort !== 'name' && <input type="hidden" name="sort" value={narrowed.sort} />}
        <KeptColumns columns={list.columns} />
        <Field id="q" label={t('search')}>
          {(wiring) => <Input {...wiring} name="q" type="search" width="medium" defaultValue={narrowed.q} />}
        </Field>
      </ListFilter>
      <ListHead found={t('found', { count: total })} table={list.file} />
      <ColumnChoice columns={list.columns} nameOf={(name) => t(`columns.${name}`)} address={list.address} />
      {list.rows.length === 0 ? <p className="mt-1">{t('none')}</p> : <Rows list={list} answer={answer} />}
      <Pagination list={list} />
    </>
  )
}

type Row = OrganisationList['rows'][number]

function Rows({ list, answer }: { list: OrganisationList; answer: TickedOrganisations | undefined }) {
  const { rows, heads } = list
  const t = useText('staff/organisations')
  const say = useText('staff/row-acts')
  const ticked = list.tickAll.isTicked ? 'all' : idsIn(answer)
  const box = useTickColumn<Row>({ rows, idOf: ({ id }) => id, nameOf: ({ name }) => name, ticked })
  const canHandOver = list.narrowed.list === 'active'
  const sorted = (sort: (typeof heads)[number]['sort']) => ({
    head: t(`columns.${sort}`),
    sort: heads.find((one) => one.sort === sort),
  })
  const shownColumns: Record<(typeof list.columns.all)[number], Column<Row>> = {
    locations: { key: 'locations', ...sorted('locations'), cell: ({ locations }) => locations, align: 'right' },
    users: { key: 'users', ...sorted('users'), cell: ({ users }) => users, align: 'right' },
    changed: { key: 'changed', ...sorted('changed'), cell: ({ changed }) => changed },
    state: { key: 'state', head: t('columns.state'), cell: ({ state }) => state },
    owner: { key: 'owner', head: t('columns.owner'), cell: ({ owner }) => owner },
    deputy: { key: 'deputy', head: t('columns.deputy'), cell: ({ deputy }) => deputy },
    contact: { key: 'contact', head: t('columns.contact'), cell: ({ contact }) => contact },
    meeting: { key: 'meeting', head: t('columns.meeting'), cell: ({ meeting }) => meeting },
  }
  const columns: Column<Row>[] = [
    ...(canHandOver ? [box] : []),
    {
      key: 'name',
      ...sorted('name'),
      names: true,
      cell: ({ name, href }) => (
        <a href={href} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
          {name}
        </a>
      ),
    },
    ...list.columns.shown.map((key) => shownColumns[key]),
  ]
  const table = <Table caption={t('title')} rows={rows} rowKey={({ id }) => id} columns={columns} />
  if (!canHandOver) return <div className="mt-1">{table}</div>
  return (
    <StaffForm action={list.address} className="mt-1">
      <CsrfField />
      {table}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Field id="owner" label={t('handOver.to')} errors={answer?.ownerProblem ? [answer.ownerProblem] : undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              name="owner"
              options={list.staff}
              empty={t('handOver.empty')}
              defaultValue={answer?.owner ?? ''}
            />
          )}
        </Field>
        <Button tone="quiet" name="act" value="assign">
          {t('handOver.button')}
        </Button>
        <Button tone="quiet" name="act" value="remind">
          {say('remind')}
        </Button>
        <Button tone="quiet" name="act" value="export">
          {t('ticked.export')}
        </Button>
        <TickAll href={list.tickAll.href} count={rows.length} />
      </div>
    </StaffForm>
  )
}
