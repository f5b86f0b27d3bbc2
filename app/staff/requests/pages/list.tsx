import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadRequests, type Requests } from '#app/staff/requests/list.server.ts'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/requests', 'ui/list'],
  title: { namespace: 'staff/requests', key: 'title' },
}

export const loader = loadRequests

/** What organisations asked about their tasks and waits for an answer, and what was answered. */
export default function RequestList() {
  const t = useText('staff/requests')
  const requests = useLoaderData<typeof loader>()
  const { list, total, rows, lists } = requests
  return (
    <>
      <PageTitle lead={t(list === 'open' ? 'lead' : 'answeredLead')}>{t('title')}</PageTitle>
      <ListChoice
        label={t('lists')}
        lists={(['open', 'answered'] as const).map((key) => ({
          key,
          href: lists[key],
          name: t(key),
          isShown: key === list,
        }))}
      />
      <ListHead found={t('found', { count: total })} table={requests.table} />
      {rows.length === 0 ? (
        <p className="mt-1">{t(list === 'open' ? 'none' : 'noneAnswered')}</p>
      ) : (
        <div className="mt-1">
          <RequestTable requests={requests} />
        </div>
      )}
      <Pagination list={requests} />
    </>
  )
}

type Row = Requests['rows'][number]

function RequestTable({ requests: { list, rows } }: { requests: Requests }) {
  const t = useText('staff/requests')
  const moment = (words: string | null) => <span className="inline-block min-w-[7rem]">{words}</span>
  const when: Column<Row>[] =
    list === 'open'
      ? [{ key: 'since', head: t('since'), cell: ({ since }) => moment(since) }]
      : [
          { key: 'answeredBy', head: t('answeredBy'), cell: ({ answeredBy }) => answeredBy },
          { key: 'answeredAt', head: t('answeredAt'), cell: ({ answeredAt }) => moment(answeredAt) },
        ]
  const columns: Column<Row>[] = [
    { key: 'item', head: t('item'), names: true, cell: ({ href, item }) => <a href={href}>{item}</a> },
    { key: 'location', head: t('location'), cell: ({ location }) => location },
    { key: 'organisation', head: t('organisation'), cell: ({ organisation }) => organisation },
    {
      key: 'reason',
      head: t('reason'),
      cell: ({ reason }) => <span className="line-clamp-2 min-w-[14rem] [overflow-wrap:anywhere]">{reason}</span>,
    },
    { key: 'by', head: t('by'), cell: ({ by }) => by },
    ...when,
  ]
  return <Table caption={t(list)} rows={rows} rowKey={({ key }) => key} columns={columns} />
}
