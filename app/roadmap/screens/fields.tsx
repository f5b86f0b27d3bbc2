import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { nl } from './nl.ts'
import { useText } from '#app/i18n/use-text.ts'
import { Checkboxes, Radios } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea, type ControlWidth } from '#app/ui/input.tsx'
import { dayInForm, useItemText, usePageField } from './page-fields.tsx'
import { useStepPage } from './step-page-context.ts'

type Named = {
  /** The field's name in the form, e.g. `contact.email` or `wards[0].name`; its words stand under `fields`. */
  name: string
}

type TextProps = Named & {
  type?: 'text' | 'email' | 'tel'
  width?: ControlWidth
  autoComplete?: HTMLInputAutoCompleteAttribute
  optional?: boolean
  /** Suggestions; anything else may be typed too. */
  suggestions?: readonly string[]
}

/** One line of text. An e-mail address keeps what was typed, whatever it is. */
export function TextField({ name, type = 'text', width, autoComplete = 'off', optional, suggestions }: TextProps) {
  const { id, value, values: _, ...field } = usePageField(name)
  return (
    <Field {...field} id={id} optional={optional}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            name={name}
            type={type === 'email' ? 'text' : type}
            inputMode={type === 'email' ? 'email' : undefined}
            autoCapitalize={type === 'email' ? 'none' : undefined}
            spellCheck={type === 'email' ? false : undefined}
            autoComplete={autoComplete}
            width={width}
            defaultValue={value}
            list={suggestions ? `${id}-suggestions` : undefined}
          />
          {suggestions && (
            <datalist id={`${id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function LongTextField({ name, optional, rows }: Named & { optional?: boolean; rows?: number }) {
  const { id, value, values: _, ...field } = usePageField(name)
  return (
    <Field {...field} id={id} optional={optional}>
      {(wiring) => <TextArea {...wiring} name={name} rows={rows} defaultValue={value} />}
    </Field>
  )
}

/** A whole number. Not `type=number`: that one drops what it cannot read, and changes when the page is scrolled. */
export function NumberField({ name, optional }: Named & { optional?: boolean }) {
  const { id, value, values: _, ...field } = usePageField(name)
  return (
    <Field {...field} id={id} optional={optional}>
      {(wiring) => (
        <Input {...wiring} name={name} inputMode="numeric" autoComplete="off" width="short" defaultValue={value} />
      )}
    </Field>
  )
}

/** A calendar date: the browser's own date field, and text where the browser has none or what was typed is no date. */
export function DateField({ name }: Named) {
  const t = useText<typeof nl>('roadmap/screens')
  const { id, value, values: _, hint, ...field } = usePageField(name)
  const day = dayInForm(value)
  const isDay = day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
  return (
    <Field {...field} id={id} hint={hint ?? t('page.dateHint')}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type={isDay ? 'date' : 'text'}
          autoComplete="off"
          width="medium"
          defaultValue={day}
        />
      )}
    </Field>
  )
}

type OptionProps = Named & {
  options: readonly string[]
  /** Where the words of the options stand, below `options`. */
  words: string
}

/** One of a few options, or none. */
export function ChoiceField({ name, options, words }: OptionProps) {
  const t = useItemText()
  const screens = useText<typeof nl>('roadmap/screens')
  const { id, label, hint, errors, value } = usePageField(name)
  return (
    <Radios
      id={id}
      name={name}
      legend={label}
      hint={hint}
      errors={errors}
      empty={screens('page.chooseNone')}
      choices={options.map((option) => ({ value: option, label: t(`options.${words}.${option}`) }))}
      defaultValue={value}
    />
  )
}

/** Any of a few options. */
export function ChoicesField({ name, options, words }: OptionProps) {
  const t = useItemText()
  const { id, label, hint, errors, values } = usePageField(name)
  return (
    <>
      {/* Says that the question was on the page when nothing is checked. */}
      <input type="hidden" name={name} value="" />
      <Checkboxes
        id={id}
        name={name}
        legend={label}
        hint={hint}
        errors={errors}
        choices={options.map((option) => ({ value: option, label: t(`options.${words}.${option}`) }))}
        defaultValues={values}
      />
    </>
  )
}

/** A password or the like: it can be entered and replaced, and is never shown again. */
export function SecretField({ name }: Named) {
  const t = useText<typeof nl>('roadmap/screens')
  const { filledSecrets } = useStepPage()
  const { id, value: _, values: __, hint, ...field } = usePageField(name)
  const isFilled = filledSecrets.includes(name)
  return (
    <Field {...field} id={id} hint={isFilled ? t('page.secretKept') : (hint ?? t('page.secretHint'))}>
      {(wiring) => <Input {...wiring} name={name} type="password" autoComplete="new-password" width="medium" />}
    </Field>
  )
}
