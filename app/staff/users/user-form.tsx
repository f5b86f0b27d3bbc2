import { useText } from '#app/platform/i18n/use-text.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select, type Option } from '#app/ui/input.tsx'
import { staffOption, userFields, type UserErrors, type UserField, type UserValues } from './user-values.ts'

/** Everything that is wrong with the form, above it. */
export function UserProblems({ errors }: { errors: UserErrors }) {
  const found = userFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  return <ErrorSummary errors={found} />
}

type Props = {
  values: UserValues
  errors: UserErrors
  organisations: Option[]
  /** Whether the e-mail address is asked too. */
  isNew?: boolean
}

/** Who somebody is and where they belong, as fields of a form. */
export function UserFields({ values, errors, organisations, isNew = false }: Props) {
  const t = useText('staff/users')
  const field = (name: UserField) => ({ id: name, errors: errors[name] ? [errors[name]] : undefined })
  return (
    <>
      <Field {...field('name')} label={t('fields.name')}>
        {(wiring) => <Input {...wiring} name="name" defaultValue={values.name} autoComplete="off" />}
      </Field>
      {isNew && (
        <Field {...field('email')} label={t('fields.email')} hint={t('fields.emailHint')}>
          {(wiring) => (
            <Input {...wiring} name="email" defaultValue={values.email} autoComplete="off" inputMode="email" />
          )}
        </Field>
      )}
      <Field {...field('organisation')} label={t('fields.organisation')} hint={t('fields.organisationHint')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="organisation"
            width="full"
            defaultValue={values.organisation}
            empty={t('fields.chooseOrganisation')}
            options={[...organisations, { value: staffOption, label: t('staff') }]}
          />
        )}
      </Field>
      <Field {...field('language')} label={t('fields.language')} hint={t('fields.languageHint')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="language"
            defaultValue={values.language}
            empty={t('fields.chooseLanguage')}
            options={(['nl', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        )}
      </Field>
    </>
  )
}
