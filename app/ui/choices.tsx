import type { ReactNode } from 'react'
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

const row = 'flex min-h-target cursor-pointer items-start gap-1.5 py-1'
const box = 'mt-0.5 h-3 w-3 shrink-0 cursor-pointer accent-teal'

const aboutGroup = ({ legend, hint, errors, question }: Omit<Group, 'id' | 'name' | 'choices'>) => ({
  legend,
  hint,
  errors,
  question,
})

/** The id of the nth choice of a question (from 0). */
const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`)

function Label({ htmlFor, choice }: { htmlFor: string; choice: Choice }) {
  return (
    <span>
      <label htmlFor={htmlFor} className="block cursor-pointer py-0.5">
        {choice.label}
      </label>{' '}
      {choice.hint && (
        <span id={`${htmlFor}-about`} className="block text-small text-soft">
          {choice.hint}
        </span>
      )}
    </span>
  )
}

/**
 * One of a few. Nothing chosen is sent as an empty value: text browsers send the first radio button where none is
 * checked, so the first one is empty and only they show it.
 */
export function Radios({ defaultValue, empty, ...group }: Group & { defaultValue: string; empty: string }) {
  const { id, name, choices, disabled } = group
  const known = choices.some(({ value }) => value === defaultValue)
  return (
    <FieldSet look="plain" id={`${id}-group`} {...aboutGroup(group)}>
      <div hidden>
        <input type="radio" id={`${id}-none`} name={name} value="" defaultChecked={!known} disabled={disabled} />
        <label htmlFor={`${id}-none`}>{empty}</label>
      </div>
      {choices.map((choice, index) => (
        <div key={choice.value} className={row}>
          <input
            type="radio"
            id={choiceId(id, index)}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === defaultValue}
            disabled={disabled}
            aria-describedby={choice.hint ? `${choiceId(id, index)}-about` : undefined}
            className={box}
          />
          <Label htmlFor={choiceId(id, index)} choice={choice} />
        </div>
      ))}
    </FieldSet>
  )
}

/** Any of a few. Nothing checked sends nothing: the form needs its own sign that the question was on the page. */
export function Checkboxes({ defaultValues, ...group }: Group & { defaultValues: string[] }) {
  const { id, name, choices, disabled } = group
  return (
    <FieldSet look="plain" id={`${id}-group`} {...aboutGroup(group)}>
      {choices.map((choice, index) => (
        <div key={choice.value} className={row}>
          <input
            type="checkbox"
            id={choiceId(id, index)}
            name={name}
            value={choice.value}
            defaultChecked={defaultValues.includes(choice.value)}
            disabled={disabled}
            aria-describedby={choice.hint ? `${choiceId(id, index)}-about` : undefined}
            className={box}
          />
          <Label htmlFor={choiceId(id, index)} choice={choice} />
        </div>
      ))}
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
export function Checkbox({ id, label, hint, errors, question, value = 'on', ...input }: CheckboxProps) {
  const about = [hint ? `${id}-about` : '', errors?.length ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`mt-2 ${errorEdge(errors)}`}>
      <FieldErrors id={id} errors={errors} />
      {question}
      <div className={row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          value={value}
          aria-describedby={about || undefined}
          aria-invalid={errors?.length ? true : undefined}
          className={box}
        />
        <Label htmlFor={id} choice={{ value, label, hint }} />
      </div>
    </div>
  )
}
