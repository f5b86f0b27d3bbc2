import type { ComponentProps, ReactNode } from 'react'
import { errorEdge, FieldErrors, FieldSet } from './field.tsx'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

type Group = {
  /** The first choice has this id, so that links to the question land on it. */
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  errors?: string[]
  /** Something that is asked about the answer, above the choices. */
  question?: ReactNode
  choices: Choice[]
  disabled?: boolean
}

/** The id of the nth choice of a question (from 0). */
const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`)

type RowProps = Omit<ComponentProps<'input'>, 'id'> & Pick<Choice, 'label' | 'hint'> & { id: string; look: string }

/** A choice with its words: all of it is the place to press. A hint in it describes the control and does not name it. */
function Row({ look, label, hint, ...input }: RowProps) {
  const { id } = input
  const named = hint ? { 'aria-labelledby': `${id}-words`, 'aria-describedby': `${id}-about` } : {}
  return (
    <label className={look}>
      <input {...named} {...input} className="mt-0.5 h-3 w-3 shrink-0 cursor-pointer accent-teal" />{' '}
      <span className="min-w-0 py-0.5">
        <span id={named['aria-labelledby']}>{label}</span>{' '}
        {hint && (
          <>
            <span id={named['aria-describedby']} className="block text-small text-soft">
              {hint}
            </span>{' '}
          </>
        )}
      </span>
    </label>
  )
}

const aroundOf = ({ id, legend, hint, errors, question }: Group) => ({
  ...{ id: `${id}-group`, legend, hint, errors, question },
})

type RowsProps = { of: Group; type: 'radio' | 'checkbox'; chosen: string[] }

const Rows = ({ of: { id, name, disabled, choices }, type, chosen }: RowsProps) =>
  choices.map(({ value, ...words }, index) => (
    <Row
      key={value}
      look={type === 'radio' ? 'choice' : 'tick'}
      {...{ id: choiceId(id, index), type, name, value, disabled }}
      {...words}
      defaultChecked={chosen.includes(value)}
    />
  ))

/**
 * One of a few. Nothing chosen is sent as an empty value: text browsers send the first radio button where none is
 * checked, so the first one is empty and only they show it.
 */
export function Radios({ defaultValue, empty, ...group }: Group & { defaultValue: string; empty: string }) {
  const { id, name, choices, disabled } = group
  const known = choices.some(({ value }) => value === defaultValue)
  return (
    <FieldSet look="plain" {...aroundOf(group)}>
      <div hidden>
        <input type="radio" id={`${id}-none`} name={name} value="" defaultChecked={!known} disabled={disabled} />
        <label htmlFor={`${id}-none`}>{empty}</label>
      </div>
      <div className="choices">
        <Rows of={group} type="radio" chosen={[defaultValue]} />
      </div>
    </FieldSet>
  )
}

/** Any of a few. Nothing checked sends nothing: the form needs its own sign that the question was on the page. */
export function Checkboxes({ defaultValues, ...group }: Group & { defaultValues: string[] }) {
  return (
    <FieldSet look="plain" {...aroundOf(group)}>
      <Rows of={group} type="checkbox" chosen={defaultValues} />
    </FieldSet>
  )
}

type CheckboxProps = {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  errors?: string[]
  /** Something that is asked about the answer, above it. */
  question?: ReactNode
  value?: string
  defaultChecked?: boolean
  disabled?: boolean
}

/** One yes-or-nothing. */
export function Checkbox({ errors, question, value = 'on', ...words }: CheckboxProps) {
  const { id, hint } = words
  const about = [hint ? `${id}-about` : '', errors?.length ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`mt-2 ${errorEdge(errors)}`}>
      <FieldErrors id={id} errors={errors} />
      {question}
      <Row
        {...words}
        look="tick"
        type="checkbox"
        value={value}
        aria-describedby={about || undefined}
        aria-invalid={errors?.length ? true : undefined}
      />
    </div>
  )
}
