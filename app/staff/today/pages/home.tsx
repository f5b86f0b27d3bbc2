import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { RowOutcomes } from '#app/staff/row-acts/outcomes.tsx'
import { actOnWork, type WorkAnswer } from '#app/staff/today/act.server.ts'
import { BulkActs } from '#app/staff/today/bulk.tsx'
import { SearchAndSort, Views, WorkChips } from '#app/staff/today/chips.tsx'
import { loadWork, type Work } from '#app/staff/today/list.server.ts'
import { RowHeads, WorkGroup } from '#app/staff/today/rows.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/today', key: 'title' } }

export const loader = loadWork
export const action = actOnWork

/** The field that mends what was wrong. */
const fieldOf = {
  nothing: 'work',
  tooMuch: 'work',
  day: 'until',
  owner: 'owner',
  viewName: 'view-name',
  manyViews: 'view-name',
} as const

/** Where provider staff start: what waits for them today, the longest wait first, each with whom to call. */
export default function Today() {
  const t = useText('staff/today')
  const work = useLoaderData<typeof loader>()
  const answer = useActionData<WorkAnswer>()
  const refused = answer && 'problem' in answer ? answer : undefined
  const { problem } = refused ?? {}
  return (
    <div className="text-small lg:text-tag">
      {problem && <ErrorSummary errors={[{ fieldId: fieldOf[problem], message: t(`problems.${problem}`) }]} />}
      {answer && 'outcomes' in answer && <RowOutcomes answer={answer} />}
      {work.handled && <Handled handled={work.handled} act={work.act} />}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h1>{t('title')}</h1>
        <p className="text-soft">{work.day}</p>
      </div>
      <p>{t('waiting', { count: work.all })}</p>
      {work.customer && <Customer customer={work.customer} />}
      <WorkChips work={work} />
      <div className="flex flex-wrap gap-x-3">
        <SearchAndSort work={work} />
        <Views work={work} refused={refused} />
      </div>
      {work.groups.length === 0 ? (
        <p id="work" className="mt-2">
          {t('none')}
        </p>
      ) : (
        <StaffForm id="work" action={work.act} className="mt-1">
          <CsrfField />
          <BulkActs work={work} refused={refused} />
          <RowHeads />
          {work.groups.map((group) => (
            <WorkGroup
              key={group.key}
              group={group}
              ticked={work.tickAll.isTicked ? 'all' : (refused?.ids ?? [])}
              tomorrow={work.tomorrow}
            />
          ))}
        </StaffForm>
      )}
      <Pagination list={work} />
    </div>
  )
}

/** Says that the list shows one organisation, with the way to its locations on the board and back to all. */
function Customer({ customer: { name, board, withoutIt } }: { customer: NonNullable<Work['customer']> }) {
  const t = useText('staff/today')
  const link = 'inline-flex min-h-target items-center lg:min-h-3.5'
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <strong>{t('customer.only', { name })}</strong>
      <a href={board} className={link}>
        {t('customer.board')}
      </a>
      <a href={withoutIt} className={link}>
        {t('customer.all')}
      </a>
    </p>
  )
}

function Handled({ handled, act }: { handled: NonNullable<Work['handled']>; act: string }) {
  const t = useText('staff/today')
  return (
    <div className="mb-2">
      <Banner kind="success">
        <StaffForm action={act} className="flex flex-wrap items-center gap-2">
          <CsrfField />
          <span>{handled.words}</span>
          <button type="submit" name="act" value={`undo ${handled.at}`} className="row-button">
            {t('handled.undo')}
          </button>
        </StaffForm>
      </Banner>
    </div>
  )
}
