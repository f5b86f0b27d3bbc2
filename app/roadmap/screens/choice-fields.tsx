import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkbox, Checkboxes, Radios } from '#app/ui/choices.tsx'
import { Field, Optional } from '#app/ui/field.tsx'
import { Select } from '#app/ui/input.tsx'
import { wordsPath } from '../rules/paths.ts'
import { useItemText, usePageField, type Named } from './page-fields.tsx'

/** One thing that is so or not. */
export function CheckField({ name }: Named) {
  const { id, label, hint, errors, question, values } = usePageField(name)
  return (
    <>
      {/* Says that the question was on the page when it is not checked. */}
      <input type="hidden" name={name} value="" />
      <Checkbox
        id={id}
        name={name}
        label={label}
        hint={hint}
        errors={errors}
        question={question}
        defaultChecked={values.includes('true') || values.includes('on')}
      />
    </>
  )
}

/** One of many options, or none. */
export function SelectField({ name, options }: Named & { options: { value: string; label: string }[] }) {
  const t = useText('roadmap/screens')
  const { id, value, values: _, ...field } = usePageField(name)
  return (
    <Field {...field} id={id}>
      {(wiring) => (
        <Select {...wiring} name={name} options={options} empty={t('page.chooseNone')} defaultValue={value} />
      )}
    </Field>
  )
}

type OptionProps = Named & { options: readonly string[]; optional?: boolean }

/** The choices of a field: their words stand under `options`, by the last part of the field's name. */
function useChoices({ name, options }: OptionProps): { value: string; label: string }[] {
  const t = useItemText()
  const field = wordsPath(name).split('.').at(-1)
  return options.map((option) => ({ value: option, label: t(`options.${field}.${option}`) }))
}

function Legend({ label, optional }: { label: string; optional: boolean | undefined }) {
  return (
    <>
      {label}
      {optional && <Optional />}
    </>
  )
}

/** One of a few options, or none. */
export function ChoiceField({ name, options, optional }: OptionProps) {
  const screens = useText('roadmap/screens')
  const { id, label, hint, errors, question, value } = usePageField(name)
  const choices = useChoices({ name, options })
  return (
    <Radios
      id={id}
      name={name}
      legend={<Legend label={label} optional={optional} />}
      hint={hint}
      errors={errors}
      question={question}
      empty={screens('page.chooseNone')}
      choices={choices}
      defaultValue={value}
    />
  )
}

/** Any of a few options. */
export function ChoicesField({ name, options, optional }: OptionProps) {
  const { id, label, hint, errors, question, values } = usePageField(name)
  const choices = useChoices({ name, options })
  return (
    <>
      {/* Says that the question was on the page when nothing is checked. */}
      <input type="hidden" name={name} value="" />
      <Checkboxes
        id={id}
        name={name}
        legend={<Legend label={label} optional={optional} />}
        hint={hint}
        errors={errors}
        question={question}
        choices={choices}
        defaultValues={values}
      />
    </>
  )
}
