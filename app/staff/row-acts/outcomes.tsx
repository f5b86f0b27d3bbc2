import { useText } from '#app/platform/i18n/use-text.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx'
import { firstTickId } from './tick-column.tsx'
import type { RowActAnswer } from './outcome.ts'

/** What became of the rows that were ticked, one by one, or why nothing was done. */
export function RowOutcomes({ answer }: { answer: RowActAnswer | undefined }) {
  const t = useText('staff/row-acts')
  if (!answer) return null
  if ('problem' in answer) return <ErrorSummary errors={[{ fieldId: firstTickId, message: answer.problem }]} />
  const { outcomes } = answer
  const done = outcomes.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="outcomes" className="mb-3 rounded border border-line bg-card p-2">
      <h2 id="outcomes">{t('heading', { done, all: outcomes.length })}</h2>
      <ul className="mt-1 grid gap-0.5">
        {outcomes.map(({ key, name, href, words, isDone }) => (
          <li key={key} className="flex gap-1 [overflow-wrap:anywhere]">
            {isDone ? <CheckIcon className="mt-0.5 h-2 w-2" /> : <WarningIcon className="mt-0.5 h-2 w-2" />}
            <span>
              {href === null ? name : <a href={href}>{name}</a>}: {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
