import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { CountedList } from '#app/ui/counted-list.tsx'
import { OnwardsIcon } from '#app/ui/icons.tsx'
import { RowSign } from '#app/ui/row-sign.tsx'
import type { TaskSection } from './assigned-list.server.ts'
import type { TaskRow } from './task-row.server.ts'

/** Tasks under headings: late, new, and the rest. */
export function TaskSections({ sections }: { sections: readonly TaskSection[] }) {
  return sections.map(({ key, heading, count, rows }) => (
    <CountedList key={key} {...{ name: key, heading, count, rows }} className="mt-3 md:mt-5">
      {(row) => <Row row={row} />}
    </CountedList>
  ))
}

/** One task: one big link, and what the reader can say to it above that. */
function Row({ row }: { row: TaskRow }) {
  const t = useText('roadmap/assigning')
  const { href, title, meta, sign, signWords, strong, small, isLate, answer, give } = row
  return (
    <div className="relative grid grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-1.5 px-1.5 py-1 hover:bg-hover sm:grid-cols-[20px_minmax(0,1fr)_auto_20px] sm:px-2 sm:py-1.5 lg:grid-cols-[20px_minmax(0,1fr)_auto_11rem_20px]">
      <RowSign kind={sign} words={signWords} />{' '}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <a href={href} className="row-link text-teal-dark">
          {title}
        </a>{' '}
        <p className="text-small text-soft">{meta}</p>
      </div>{' '}
      <p className="col-start-2 row-start-2 text-small sm:col-start-3 sm:row-start-1 sm:text-right lg:col-start-4">
        <b className={`font-semibold sm:block ${isLate ? 'text-red' : ''}`}>{strong}</b>{' '}
        <span className="text-soft">{small}</span>
      </p>{' '}
      <OnwardsIcon className="col-start-3 row-start-1 h-2.5 w-2.5 text-soft sm:col-start-4 lg:col-start-5" />
      {answer && <Answer answer={answer} title={title} />}
      {give && (
        <p className="relative z-10 col-start-2 text-small lg:col-start-3 lg:row-start-1">
          <a href={give} className="inline-flex min-h-target items-center" aria-label={`${t('list.give')}: ${title}`}>
            {t('list.give')}
          </a>
        </p>
      )}
    </div>
  )
}

/** What somebody says to a task that was given to them. */
function Answer({ answer: { id, giver }, title }: { answer: NonNullable<TaskRow['answer']>; title: string }) {
  const t = useText('roadmap/assigning')
  const { pathname, search } = useLocation()
  const back = t('giveBackTo', { name: giver })
  return (
    <Form
      method="post"
      action={pathname + search}
      className="relative z-10 col-start-2 flex flex-wrap gap-x-2 sm:col-end-4 lg:col-end-5"
    >
      <CsrfField />
      <input type="hidden" name="seen" value={id} />
      <Button tone="plain" name="goTo" value="accept" aria-label={`${t('accept')}: ${title}`}>
        {t('accept')}
      </Button>{' '}
      <Button tone="plain" name="goTo" value="end" aria-label={`${back}: ${title}`}>
        {back}
      </Button>
    </Form>
  )
}
