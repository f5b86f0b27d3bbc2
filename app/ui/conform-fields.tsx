import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { Radios, type Choice } from './choices.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Input, Select, TextArea } from './input.tsx'

type FormField<Values extends Record<string, unknown>> = FieldMetadata<string, Values, string[]>

type FieldProps<Values extends Record<string, unknown>> = {
  /** As conform keeps it: what stands in it, what is wrong with it, and what its schema says of it. */
  field: FormField<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
}

/**
 * Everything that is wrong with a form, above it.
 * @param order the names of its fields as they stand on the page
 */
export function FormProblems({ errors, order }: { errors: Record<string, string[] | null>; order: readonly string[] }) {
  const messages = new Map(Object.entries(errors))
  const found = order.flatMap((fieldId) => (messages.get(fieldId) ?? []).map((message) => ({ fieldId, message })))
  return <ErrorSummary errors={found} />
}

/** What stands in a field; the first of it where it was sent more than once. */
export const shownIn = ({ initialValue }: { initialValue?: unknown }): string => {
  const first: unknown = Array.isArray(initialValue) ? initialValue[0] : initialValue
  return typeof first === 'string' ? first : ''
}

type InputLook = Omit<ComponentProps<typeof Input>, 'type' | 'id' | 'name' | 'form'>

/** A line of text. */
export function InputField<Values extends Record<string, unknown>>({
  field,
  label,
  hint,
  optional,
  type = 'text',
  ...look
}: FieldProps<Values> & InputLook & { type?: 'text' | 'tel' | 'date' | 'time' }) {
  return (
    <Field id={field.name} label={label} hint={hint} errors={field.errors} optional={optional}>
      {(wiring) => (
        <Input {...look} {...getInputProps(field, { type, value: false })} {...wiring} defaultValue={shownIn(field)} />
      )}
    </Field>
  )
}

type TextLook = Omit<ComponentProps<typeof TextArea>, 'id' | 'name' | 'form'>

/** Several lines of text. */
export function TextField<Values extends Record<string, unknown>>({
  field,
  label,
  hint,
  optional,
  ...look
}: FieldProps<Values> & TextLook) {
  return (
    <Field id={field.name} label={label} hint={hint} errors={field.errors} optional={optional}>
      {(wiring) => (
        <TextArea {...look} {...getTextareaProps(field, { value: false })} {...wiring} defaultValue={shownIn(field)} />
      )}
    </Field>
  )
}

type SelectLook = Omit<ComponentProps<typeof Select>, 'id' | 'name' | 'form'>

/** A choice from a list. */
export function SelectField<Values extends Record<string, unknown>>({
  field,
  label,
  hint,
  optional,
  ...look
}: FieldProps<Values> & SelectLook) {
  return (
    <Field id={field.name} label={label} hint={hint} errors={field.errors} optional={optional}>
      {(wiring) => (
        <Select {...look} {...getSelectProps(field, { value: false })} {...wiring} defaultValue={shownIn(field)} />
      )}
    </Field>
  )
}

/** One of a few. */
export function RadioField<Values extends Record<string, unknown>>({
  field,
  label,
  hint,
  empty,
  choices,
}: FieldProps<Values> & { empty: string; choices: Choice[] }) {
  return (
    <Radios
      id={field.name}
      name={field.name}
      legend={label}
      hint={hint}
      errors={field.errors}
      empty={empty}
      choices={choices}
      defaultValue={shownIn(field)}
    />
  )
}
