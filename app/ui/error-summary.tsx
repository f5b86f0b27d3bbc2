import { useText } from '#app/platform/i18n/use-text.ts'

export type FieldError = { fieldId: string; message: string }

type Props = {
  errors: FieldError[]
  /** In place of the usual words, which count. */
  title?: string
  /** What to do about all of them. */
  lead?: string
}

// The browser itself moves the focus here; where the answer comes into the page that is there, `put-in-place.ts` does.
const focusOnLoad = { autoFocus: true }

/**
 * All errors of a form in one place, each a link to its field. It takes the focus whenever a form was refused, with and
 * without scripts, so that nobody has to look for what went wrong; not from somebody who went on in a form (`data-in-use`)
 * while the answer was on its way. Shows nothing if there are no errors.
 */
export function ErrorSummary({ errors, title, lead }: Props) {
  const t = useText('common')
  if (errors.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} className="mb-3 rounded border-2 border-red bg-card px-3 py-2" {...focusOnLoad}>
      <h2 className="text-red">{title ?? t('form.errors', { count: errors.length })}</h2>
      {lead && <p className="mt-1">{lead}</p>}
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`} className="py-0.5">
            <a href={`#${fieldId}`} className="font-semibold text-red">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
