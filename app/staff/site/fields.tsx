import { useText } from '#app/platform/i18n/use-text.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select, TextArea } from '#app/ui/input.tsx'
import { sectionNames, type SiteField, type TypedValues } from './forms.ts'

/** Everything that is wrong with a form, above it. */
export function Problems({ errors }: { errors: TypedValues }) {
  return <ErrorSummary errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))} />
}

type Props = {
  fields: readonly SiteField[]
  values: TypedValues
  errors: TypedValues
  /** What a field is taken for where it is left empty, by its name. */
  usual?: TypedValues
}

/** The fields of a form of provider staff. */
export function SiteFields({ fields, values, errors, usual = {} }: Props) {
  const t = useText('staff/site')
  return fields.map(({ name, look, hint, lang }) => (
    <Field
      key={name}
      id={name}
      label={t(`fields.${name}`)}
      hint={hint && t(`fields.${hint}`, { usual: usual[name] ?? '' })}
      errors={errors[name] ? [errors[name]] : undefined}
    >
      {(wiring) => {
        const control = { ...wiring, name, defaultValue: values[name] ?? '' }
        if (look === 'text') return <TextArea {...control} rows={5} lang={lang} />
        if (look === 'section') {
          const options = sectionNames.map((value) => ({ value, label: t(`sections.${value}`) }))
          return <Select {...control} options={options} empty={t('fields.chooseSection')} />
        }
        if (look === 'kind') {
          const options = (['info', 'warning'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
          return <Select {...control} options={options} empty={t('fields.chooseKind')} />
        }
        return <Input {...control} width={look === 'short' ? 'short' : 'full'} lang={lang} autoComplete="off" />
      }}
    </Field>
  ))
}
