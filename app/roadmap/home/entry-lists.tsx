import { CountedList } from '#app/ui/counted-list.tsx'
import { OnwardsIcon } from '#app/ui/icons.tsx'
import { RowSign } from '#app/ui/row-sign.tsx'
import { RowActForm } from '../row-acts/row-act-form.tsx'
import type { EntryLists as Lists } from './lists.server.ts'

/** What needs a leader, list by list. */
export function EntryLists({ lists }: { lists: Lists }) {
  return lists.map(({ key, heading, count, rows, more }) => (
    <CountedList
      key={key}
      {...{ name: key, heading, count, rows }}
      className="mt-2 md:mt-5"
      below={
        more && (
          <p className="mt-0.5 text-small">
            <a href={more.href} className="inline-flex min-h-target items-center">
              {more.words}
            </a>
          </p>
        )
      }
    >
      {(row) => <EntryLine row={row} />}
    </CountedList>
  ))
}

type Row = Lists[number]['rows'][number]

/** One entry: one big link, with its sign in front, and behind it when it is about, or what can be done about who has to act. */
function EntryLine({ row }: { row: Row }) {
  const { href, title, meta, sign, signWords, strong, small, isRed, isLong, act } = row
  const isBelow = act === null && (isRed || sign === 'waits')
  return (
    <div className="relative grid grid-cols-[20px_minmax(0,1fr)_auto_20px] items-center gap-x-1.5 px-1.5 py-0.5 hover:bg-hover sm:px-2 sm:py-1.5">
      <RowSign kind={sign} words={signWords} />{' '}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <a href={href} className="row-link text-teal-dark">
          {title}
        </a>
        <p className="text-small text-soft">
          {meta.before}
          {meta.when && (
            <>
              , <b className={`font-semibold ${isRed ? 'text-red' : ''}`}>{meta.when}</b>
            </>
          )}
          {meta.after}
        </p>
        {isBelow && <p className={`text-small font-semibold sm:hidden ${isRed ? 'text-red' : ''}`}>{strong}</p>}
      </div>{' '}
      {act ? (
        <RowActForm act={act} action="/?index" className="col-start-2 row-start-2 sm:col-start-3 sm:row-start-1" />
      ) : (
        <p className={`self-start text-right text-small sm:block sm:self-center ${isRed || isLong ? 'hidden' : ''}`}>
          <b className={`block font-semibold ${isRed ? 'text-red' : ''}`}>{strong}</b>{' '}
          <span className="hidden text-soft sm:inline">{small}</span>
        </p>
      )}{' '}
      <OnwardsIcon className="col-start-4 h-2.5 w-2.5 text-soft" />
    </div>
  )
}
