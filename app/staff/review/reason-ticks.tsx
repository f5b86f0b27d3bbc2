import { useText } from '#app/platform/i18n/use-text.ts'
import type { Review } from './document-view.server.ts'
import { mostReasonKeys } from './keys.tsx'

type Reasons = Review['reasons']

/** Reasons that were kept, to be ticked; the first nine by their number too. */
export function ReasonTicks({ reasons, ticked }: { reasons: Reasons; ticked: readonly string[] }) {
  const t = useText('staff/review')
  if (reasons.length === 0) return null
  return (
    <fieldset className="mt-1">
      <legend className="sr-only">{t('verdict.kept')}</legend>
      {reasons.map(({ id, words, used }, at) => (
        <label
          key={id}
          className="flex min-h-target cursor-pointer items-start gap-1 border-b border-line-soft py-1 last:border-b-0 md:min-h-4"
        >
          <input
            type="checkbox"
            name="reasons"
            value={id}
            defaultChecked={ticked.includes(id)}
            data-review-key={at < mostReasonKeys ? at + 1 : undefined}
            className="mt-0.5 h-2.5 w-2.5 shrink-0 accent-teal"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {words}
            {used > 0 && <span className="block text-small text-soft">{t('verdict.used', { count: used })}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Takes reasons away; with what is typed and ticked, so that nothing of it is lost. */
export function ManageReasons({ reasons, isOpen }: { reasons: Reasons; isOpen: boolean }) {
  const t = useText('staff/review')
  if (reasons.length === 0) return null
  return (
    <details open={isOpen} className="mt-1 text-small">
      <summary className="min-h-target cursor-pointer py-1 text-teal-dark md:min-h-3.5">{t('reasons.manage')}</summary>
      <ul>
        {reasons.map(({ id, words }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-1 border-t border-line-soft py-0.5">
            <span className="min-w-0 flex-1 basis-16 [overflow-wrap:anywhere]">{words}</span>
            <button type="submit" name="remove" value={id} className="row-button">
              {t('reasons.remove')}
              <span className="sr-only"> {words}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
