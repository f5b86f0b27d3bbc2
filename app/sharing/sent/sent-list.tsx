import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { KeptChoices, SearchField } from '#app/ui/list/search-field.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { sentStates, type sentSorts } from './addresses.ts'
import type { SentList } from './sent-list.server.ts'
import type { SentRow } from './sent-words.server.ts'

/** Links that were sent: to whom, for what, opened when, done what, until when. Newest first, unless staff sort them. */
export function SentListPage({ list }: { list: SentList }) {
  const t = useText('sharing/sent')
  const { rows, total, state, all } = list
  const columns = useColumns(all)
  const isNarrowed = [state, all?.organisation, all?.q].some(Boolean)
  const canBeNarrowed = all !== null || isNarrowed || rows.length > 0
  return (
    <>
      <PageTitle lead={t(all ? 'list.leadStaff' : 'list.lead')}>{t('list.title')}</PageTitle>
      {all && <ListChoice {...all.owners} />}
      {canBeNarrowed && (
        <ListFilter all={isNarrowed ? list.list : null}>
          {all && <KeptChoices choices={all.kept} />}
          {all && <SearchField label={t('list.search')} value={all.q} longest={all.longestSearch} />}
          <FilterChoice
            name="state"
            label={t('list.state')}
            options={sentStates.map((value) => ({ value, label: t(`list.states.${value}`) }))}
            empty={t('list.states.all')}
            value={state}
          />
          {all && <OrganisationChoice options={all.organisations} value={all.organisation} />}
        </ListFilter>
      )}
      {canBeNarrowed && <ListHead found={t('list.found', { count: total })} table={all?.table ?? null} />}
      {rows.length === 0 && (isNarrowed || all) && <p className="mt-1 max-w-line">{t('list.noneFound')}</p>}
      {rows.length === 0 && !isNarrowed && !all && (
        <EmptyState title={<h2>{t('list.none')}</h2>} text={t('list.noneText')}>
          <ButtonLink href="/location/route-card">{t('list.chooseTask')}</ButtonLink>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className="mt-1">
          <Table caption={t('list.title')} rows={[...rows]} rowKey={({ id }) => id} columns={columns} />
        </div>
      )}
      <Pagination list={list} />
    </>
  )
}

function useColumns(all: SentList['all']): Column<SentRow>[] {
  const t = useText('sharing/sent')
  const sorted = (sort: (typeof sentSorts)[number], head: string) => ({
    head,
    sort: all?.heads.find((one) => one.sort === sort),
  })
  const ofOrganisation: Column<SentRow> = {
    key: 'organisation',
    ...sorted('organisation', t('list.organisation')),
    cell: ({ organisation }) => organisation,
  }
  const made: Column<SentRow> = {
    key: 'made',
    ...sorted('made', t('table.made')),
    cell: (row) => <span className="whitespace-nowrap">{row.made}</span>,
  }
  return [
    {
      key: 'who',
      ...sorted('who', t('list.columns.who')),
      names: true,
      cell: ({ href, name, purpose }) => (
        <>
          <a href={href} className="inline-block min-w-[9rem] py-0.5 [overflow-wrap:anywhere]">
            {name}
          </a>
          <br />
          <span className="font-normal">{purpose}</span>
        </>
      ),
    },
    ...(all ? [ofOrganisation] : []),
    {
      key: 'what',
      head: t('list.columns.what'),
      cell: ({ title, about }) => (
        <div className="min-w-[9rem] max-w-[20rem]">
          {title}
          <br />
          <span className="text-soft">{about}</span>
        </div>
      ),
    },
    ...(all ? [made] : []),
    { key: 'opened', ...sorted('opened', t('list.columns.opened')), cell: ({ opened }) => opened },
    { key: 'done', ...sorted('done', t('list.columns.done')), cell: (row) => <Done row={row} /> },
    { key: 'until', ...sorted('until', t('list.columns.until')), cell: ({ until, ended }) => ended ?? until },
  ]
}

/** What was done with a link, and whether that still waits. */
export function Done({ row: { done, doneAt, waits, confirmedBy } }: { row: SentRow }) {
  const t = useText('sharing/sent')
  return (
    <>
      <span className={waits ? 'font-bold' : undefined}>{done}</span>
      {doneAt && `, ${doneAt}`}
      {waits && (
        <span className="ml-1 inline-block rounded-pill bg-amber-wash px-1 font-semibold text-amber">{t('waits')}</span>
      )}
      {confirmedBy !== null && <span className="text-soft">, {t('confirmedBy', { name: confirmedBy })}</span>}
    </>
  )
}
