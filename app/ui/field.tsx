import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'

/** What ties a control to its label, hint and errors. Spread it on the control. */
export type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** The wiring of the control with this id, where `Field` is not used. */
export function wire(id: string, hint?: ReactNode, errors?: string[]): Wiring {
  const described = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(errors?.length ? { 'aria-invalid': true } : {}),
  }
}

/** The hint under a label. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mb-0.5 text-small text-soft">
      {children}
    </p>
  )
}

/** After the name of a question that may stay open. */
export function Optional() {
  const t = useText('common')
  return <span className="whitespace-nowrap font-normal text-soft"> ({t('form.optional')})</span>
}

/** What is wrong with a field and how to mend it. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const t = useText('common')
  if (!errors?.length) return null
  return (
    <div id={`${id}-error`} className="mb-0.5 font-strong text-red">
      {errors.map((error) => (
        <p key={error}>
          <span className="sr-only">{t('form.error')} </span>
          {error}
        </p>
      ))}
    </div>
  )
}

/** The red line beside what needs mending. */
export const errorEdge = (errors: string[] | undefined): string =>
  errors?.length ? 'border-l-[6px] border-red pl-2' : ''

type FieldProps = {
  id: string
  label: ReactNode
  /** Said after the label to screen readers where the label alone is on the page twice: 'afdeling 2'. */
  about?: string
  hint?: ReactNode
  errors?: string[]
  /** Something that is asked about the field, between its errors and its control. */
  question?: ReactNode
  optional?: boolean
  /** The control: spread the wiring on it. */
  children: (wiring: Wiring) => ReactNode
}

/** A label, a hint, the errors and one control, tied together for screen readers. */
export function Field({ id, label, about, hint, errors, question, optional, children }: FieldProps) {
  return (
    <div className={`mt-2 ${errorEdge(errors)}`}>
      <label htmlFor={id} className="mb-0.5 block font-semibold">
        {label}
        {about && <span className="sr-only">, {about}</span>}
        {optional && <Optional />}
      </label>{' '}
      {hint && <Hint id={id}>{hint}</Hint>}
      <FieldErrors id={id} errors={errors} />
      {question}
      {children(wire(id, hint, errors))}
    </div>
  )
}

type FieldSetProps = {
  legend: ReactNode
  children: ReactNode
  id?: string
  hint?: ReactNode
  errors?: string[]
  /** Something that is asked about the question, above its controls. */
  question?: ReactNode
  /** A card groups fields, such as one row of a list; plain is for one question with several controls. */
  look?: 'card' | 'plain'
  /** Which row of a list it is, for the script that puts another page in place (`align-rows.ts`). */
  row?: { id: string; isBlank: boolean }
}

// Of two hundred rows a key then lays out and paints one.
const card = 'field-card mt-3 rounded border border-line bg-card px-2 pb-3 pt-2 [contain:layout] sm:px-3'

/** A group of fields with a name. The id is where links to the group land. */
export function FieldSet({ legend, children, id, hint, errors, question, look = 'card', row }: FieldSetProps) {
  const group = id ? wire(id, hint, errors) : {}
  return (
    <fieldset
      {...group}
      aria-invalid={undefined}
      tabIndex={id ? -1 : undefined}
      data-row={row?.id}
      data-blank={row?.isBlank ? '' : undefined}
      className={look === 'card' ? card : `mt-2 ${errorEdge(errors)}`}
    >
      <legend
        className={`[overflow-wrap:anywhere] ${look === 'card' ? 'float-left w-full font-bold' : 'mb-0.5 font-semibold'}`}
      >
        {legend}
      </legend>
      {id && hint && <Hint id={id}>{hint}</Hint>}
      {id && <FieldErrors id={id} errors={errors} />}
      {question}
      {children}
    </fieldset>
  )
}
