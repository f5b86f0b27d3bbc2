import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea, type ControlWidth } from '#app/ui/input.tsx'
import { usePageField, type Named } from './page-fields.tsx'
import { useStepPage } from './step-page-context.ts'

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

/** A password or the like: it can be entered and replaced, and is never shown again. */
export function SecretField({ name }: Named) {
  const t = useText('roadmap/screens')
  const { filledSecrets, forgottenSecrets } = useStepPage()
  const { id, value: _, values: __, hint, ...field } = usePageField(name)
  const kept = filledSecrets.includes(name) ? t('page.secretKept') : null
  const forgotten = forgottenSecrets.includes(name) ? t('page.secretForgotten') : null
  return (
    <Field {...field} id={id} hint={kept ?? forgotten ?? hint ?? t('page.secretHint')}>
      {(wiring) => <Input {...wiring} name={name} type="password" autoComplete="new-password" width="medium" />}
    </Field>
  )
}
