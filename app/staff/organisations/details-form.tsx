import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { detailFields, type DetailErrors, type DetailField, type DetailValues } from './details.ts'

/** Everything that is wrong with the form, above it. */
export function DetailProblems({ errors }: { errors: DetailErrors }) {
  const found = detailFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  return <ErrorSummary errors={found} />
}

/** Says that somebody else saved meanwhile, and what is stored now wherever it is not what was typed. */
export function StaleDetails({ typed, stored }: { typed: DetailValues; stored: DetailValues }) {
  const t = useText('staff/organisations')
  const differing = detailFields.filter((field) => typed[field] !== stored[field])
  return (
    <div className="mt-2">
      <Banner kind="warning" title={t('stale.title')}>
        <p>{t('stale.text')}</p>
        <ul className="list-disc pl-3 [overflow-wrap:anywhere]">
          {differing.map((field) => (
            <li key={field}>
              {t('stale.stored', { field: t(`fields.${field}`), value: stored[field] || t('stale.empty') })}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

/** Name, signing link and organisation at the sign-in service, as fields of a form. */
export function DetailFields({ values, errors }: { values: DetailValues; errors: DetailErrors }) {
  const t = useText('staff/organisations')
  const field = (name: DetailField) => ({
    id: name,
    label: t(`fields.${name}`),
    errors: errors[name] ? [errors[name]] : undefined,
  })
  const input = (name: DetailField) => ({ name, defaultValue: values[name], autoComplete: 'off' })
  return (
    <>
      <Field {...field('name')}>{(wiring) => <Input {...wiring} {...input('name')} />}</Field>
      <Field {...field('signingLink')} hint={t('fields.signingLinkHint')} optional>
        {(wiring) => <Input {...wiring} {...input('signingLink')} inputMode="url" />}
      </Field>
      <Field {...field('identityOrganisation')} hint={t('fields.identityOrganisationHint')} optional>
        {(wiring) => <Input {...wiring} {...input('identityOrganisation')} width="medium" />}
      </Field>
    </>
  )
}
