import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { answerTicked, type TickedRequests } from '#app/staff/requests/answer-ticked.server.ts'
import { loadRequests, type Requests } from '#app/staff/requests/list.server.ts'
import { idsIn } from '#app/staff/row-acts/outcome.ts'
import { RowOutcomes } from '#app/staff/row-acts/outcomes.tsx'
import { TickAll, useTickColumn } from '#app/staff/row-acts/tick-column.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { ListFilter } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { KeptChoices, SearchField } from '#app/ui/list/search-field.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table, type Column } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/requests', key: 'title' } }

export const loader = loadRequests
export const action = answerTicked

/** What organisations asked about their tasks and waits for an answer, and what was answered. */
export default function RequestList() {
  const t = useText('staff/requests')
  const requests = useLoaderData<typeof loader>()
  const answer = useActionData<TickedRequests>()
  const { list, total, rows, lists, narrowed } = requests
  const isNarrowed = Object.values(narrowed).some((value) => value !== '')
  const nothing = isNarrowed ? 'noneFound' : list === 'open' ? 'none' : 'noneAnswered'
  return (
    <>
      {answer?.answerProblem ? (
        <ErrorSummary errors={[{ fieldId: 'answer', message: answer.answerProblem }]} />
      ) : (
        <RowOutcomes answer={answer} />
      )}
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
      <ListChoice {...requests.owners} />
      <ListFilter all={narrowed.q === '' ? null : requests.all}>
        <KeptChoices choices={{ list: list === 'answered' ? list : '', owner: narrowed.owner, sort: requests.sort }} />
        <SearchField label={t('search')} value={narrowed.q} longest={requests.longestSearch} />
      </ListFilter>
      <ListHead found={t('found', { count: total })} table={requests.table} />
      {rows.length === 0 ? (
        <p className="mt-1">{t(nothing)}</p>
      ) : (
        <div className="mt-1">
          {list === 'open' ? <Open requests={requests} answer={answer} /> : <RequestTable requests={requests} />}
        </div>
      )}
      <Pagination list={requests} />
    </>
  )
}

type Row = Requests['rows'][number]

/** Those that wait, to be answered together. */
function Open({ requests, answer }: { requests: Requests; answer: TickedRequests | undefined }) {
  const t = useText('staff/requests')
  const { rows, tickAll, act, longestAnswer } = requests
  const ticked = tickAll.isTicked ? 'all' : idsIn(answer)
  const nameOf = ({ item, location, organisation }: Row) => t('ticked.name', { item, location, organisation })
  const box = useTickColumn<Row>({ rows, idOf: ({ tick }) => tick, nameOf, ticked })
  return (
    <StaffForm action={act} noValidate>
      <CsrfField />
      <RequestTable requests={requests} box={box} />
      <div className="max-w-form">
        <Field
          id="answer"
          label={t('ticked.answer')}
          hint={t('ticked.hint')}
          errors={answer?.answerProblem ? [answer.answerProblem] : undefined}
        >
          {(wiring) => (
            <TextArea {...wiring} name="answer" rows={3} maxLength={longestAnswer} defaultValue={answer?.answer} />
          )}
        </Field>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button name="act" value="agree" tone="quiet">
          {t('agree')}
        </Button>
        <Button name="act" value="disagree" tone="quiet">
          {t('disagree')}
        </Button>
        <TickAll href={tickAll.href} count={rows.length} />
      </div>
    </StaffForm>
  )
}

function RequestTable({ requests: { list, rows, heads }, box }: { requests: Requests; box?: Column<Row> }) {
  const t = useText('staff/requests')
  const sorted = (sort: (typeof heads)[number]['sort']) => ({
    head: t(sort),
    sort: heads.find((one) => one.sort === sort),
  })
  const moment = (words: string | null) => <span className="inline-block min-w-[7rem]">{words}</span>
  const when: Column<Row>[] =
    list === 'open'
      ? [{ key: 'since', ...sorted('since'), cell: ({ since }) => moment(since) }]
      : [
          { key: 'answeredBy', ...sorted('answeredBy'), cell: ({ answeredBy }) => answeredBy },
          { key: 'answeredAt', ...sorted('answeredAt'), cell: ({ answeredAt }) => moment(answeredAt) },
        ]
  const columns: Column<Row>[] = [
    ...(box ? [box] : []),
    { key: 'item', head: t('item'), names: true, cell: ({ href, item }) => <a href={href}>{item}</a> },
    { key: 'location', head: t('location'), cell: ({ location }) => location },
    { key: 'organisation', ...sorted('organisation'), cell: ({ organisation }) => organisation },
    {
      key: 'reason',
      head: t('reason'),
      cell: ({ reason }) => <span className="line-clamp-2 min-w-[14rem] [overflow-wrap:anywhere]">{reason}</span>,
    },
    { key: 'by', ...sorted('by'), cell: ({ by }) => by },
    ...when,
  ]
  return <Table caption={t(list)} rows={rows} rowKey={({ key }) => key} columns={columns} />
}
