import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { acceptTicked } from '#app/staff/review/accept-ticked.server.ts'
import { JudgedNote } from '#app/staff/review/judged-note.tsx'
import { loadQueue, type Queue } from '#app/staff/review/queue.server.ts'
import { idsIn, type RowActAnswer } from '#app/staff/row-acts/outcome.ts'
import { RowOutcomes } from '#app/staff/row-acts/outcomes.tsx'
import { TickAll, useTickColumn } from '#app/staff/row-acts/tick-column.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { CheckTag } from '#app/platform/documents/check-tag.tsx'
import { Button } from '#app/ui/button.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { KeptChoices, SearchField } from '#app/ui/list/search-field.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/review', key: 'queue.title' } }

export const loader = byTypedOrganisation(loadQueue)
export const action = acceptTicked

/** What waits for a check by provider staff, and what was checked. */
export default function ReviewQueue() {
  const t = useText('staff/review')
  const queue = useLoaderData<typeof loader>()
  const answer = useActionData<RowActAnswer>()
  const { list, total, rows, narrowed, judged } = queue
  const { owner, sort, ...chosen } = narrowed
  const isNarrowed = Object.values(chosen).some((value) => value !== '')
  const isAllDone = judged !== null && list === 'waiting'
  const nothing = isAllDone
    ? 'queue.allDone'
    : isNarrowed || owner !== ''
      ? 'queue.noneFound'
      : list === 'waiting'
        ? 'queue.none'
        : 'queue.noneReviewed'
  return (
    <>
      <RowOutcomes answer={answer} />
      <JudgedNote judged={judged} />
      <PageTitle lead={t(list === 'waiting' ? 'queue.lead' : 'queue.reviewedLead')}>{t('queue.title')}</PageTitle>
      <ListChoice
        label={t('queue.lists')}
        lists={(['waiting', 'reviewed'] as const).map((key) => ({
          key,
          href: queue.lists[key],
          name: t(`queue.${key}`),
          isShown: key === list,
        }))}
      />
      <ListChoice {...queue.owners} />
      <ListFilter all={isNarrowed ? queue.all : null}>
        <KeptChoices choices={{ list: list === 'reviewed' ? list : '', owner, sort }} />
        <SearchField label={t('queue.search')} value={narrowed.q} longest={queue.longestSearch} />
        <OrganisationChoice options={queue.organisations} value={narrowed.organisation} />
        <FilterChoice
          name="item"
          label={t('queue.item')}
          options={queue.items}
          empty={t('queue.allItems')}
          value={narrowed.item}
        />
      </ListFilter>
      <ListHead found={t('queue.found', { count: total })} table={queue.table} />
      {rows.length === 0 ? (
        <p className="mt-1">{t(nothing)}</p>
      ) : (
        <div className="mt-1">
          {list === 'waiting' ? <Waiting queue={queue} answer={answer} /> : <Documents queue={queue} />}
        </div>
      )}
      <Pagination list={queue} />
    </>
  )
}

type Row = Queue['rows'][number]

/** Those that wait, to be accepted together. */
function Waiting({ queue, answer }: { queue: Queue; answer: RowActAnswer | undefined }) {
  const t = useText('staff/review')
  const { rows, tickAll, act } = queue
  const ticked = tickAll.isTicked ? 'all' : idsIn(answer)
  const box = useTickColumn<Row>({ rows, idOf: ({ tick }) => tick, nameOf: ({ name }) => name, ticked })
  return (
    <StaffForm action={act}>
      <CsrfField />
      <Documents queue={queue} box={box} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button name="act" value="accept" tone="quiet">
          {t('ticked.accept')}
        </Button>
        <TickAll href={tickAll.href} count={rows.length} />
      </div>
    </StaffForm>
  )
}

function Documents({ queue: { list, rows, heads }, box }: { queue: Queue; box?: Column<Row> }) {
  const t = useText('staff/review')
  const sorted = (sort: (typeof heads)[number]['sort']) => ({
    head: t(sort === 'name' ? 'queue.file' : `queue.${sort}`),
    sort: heads.find((one) => one.sort === sort),
  })
  const when: Column<Row>[] =
    list === 'waiting'
      ? [
          { key: 'size', ...sorted('size'), cell: ({ size }) => size, align: 'right' },
          { key: 'by', ...sorted('by'), cell: ({ by }) => by },
          {
            key: 'since',
            ...sorted('since'),
            cell: ({ since }) => <span className="inline-block min-w-[7rem]">{since}</span>,
          },
        ]
      : [
          { key: 'verdict', head: t('queue.verdict'), cell: ({ state }) => <CheckTag state={state} /> },
          { key: 'verdictBy', ...sorted('verdictBy'), cell: ({ verdict }) => verdict?.by },
          {
            key: 'verdictAt',
            ...sorted('verdictAt'),
            cell: ({ verdict }) => <span className="inline-block min-w-[7rem]">{verdict?.at}</span>,
          },
        ]
  const columns: Column<Row>[] = [
    ...(box ? [box] : []),
    { key: 'name', ...sorted('name'), names: true, cell: (row) => <FileLink row={row} /> },
    { key: 'item', head: t('queue.item'), cell: ({ item }) => item },
    { key: 'organisation', ...sorted('organisation'), cell: ({ organisation }) => organisation },
    { key: 'location', head: t('queue.location'), cell: ({ location }) => location },
    ...when,
  ]
  return <Table caption={t(`queue.${list}`)} rows={rows} rowKey={({ key }) => key} columns={columns} />
}

function FileLink({ row: { href, name, state } }: { row: Row }) {
  return (
    <>
      <a href={href} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
        {name}
      </a>
      {state === 'scanning' && (
        <span className="block">
          <CheckTag state={state} />
        </span>
      )}
    </>
  )
}
