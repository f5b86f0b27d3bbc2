import { useText } from '#app/platform/i18n/use-text.ts'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { sentStates } from './addresses.ts'
import type { SentList } from './sent-list.server.ts'
import type { SentRow } from './sent-words.server.ts'

/** Links that were sent, newest first: to whom, for what, opened when, done what, until when. */
export function SentListPage({ list }: { list: SentList }) {
  const t = useText('sharing/sent')
  const { rows, total, state, organisation, organisations } = list
  const columns = useColumns(organisations !== null)
  const isNarrowed = state !== '' || organisation !== ''
  return (
    <>
      <PageTitle lead={t(organisations ? 'list.leadStaff' : 'list.lead')}>{t('list.title')}</PageTitle>
      {(isNarrowed || rows.length > 0) && (
        <ListFilter all={isNarrowed ? list.list : null}>
          <FilterChoice
            name="state"
            label={t('list.state')}
            options={sentStates.map((value) => ({ value, label: t(`list.states.${value}`) }))}
            empty={t('list.states.all')}
            value={state}
          />
          {organisations && <OrganisationChoice options={organisations} value={organisation} />}
        </ListFilter>
      )}
      <ListHead found={t('list.found', { count: total })} table={list.table} />
      {rows.length === 0 ? (
        <p className="mt-1 max-w-line">{t(isNarrowed || organisations ? 'list.noneFound' : 'list.none')}</p>
      ) : (
        <div className="mt-1">
          <Table caption={t('list.title')} rows={[...rows]} rowKey={({ id }) => id} columns={columns} />
        </div>
      )}
      <Pagination list={list} />
    </>
  )
}

function useColumns(isStaff: boolean): Column<SentRow>[] {
  const t = useText('sharing/sent')
  const ofOrganisation: Column<SentRow> = {
    key: 'organisation',
    head: t('list.organisation'),
    cell: ({ organisation }) => organisation,
  }
  return [
    {
      key: 'who',
      head: t('list.columns.who'),
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
    ...(isStaff ? [ofOrganisation] : []),
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
    { key: 'opened', head: t('list.columns.opened'), cell: ({ opened }) => opened },
    { key: 'done', head: t('list.columns.done'), cell: (row) => <Done row={row} /> },
    { key: 'until', head: t('list.columns.until'), cell: ({ until, ended }) => ended ?? until },
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
