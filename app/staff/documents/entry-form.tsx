import { useText } from '#app/platform/i18n/use-text.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { Radios } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select, TextArea, type Option } from '#app/ui/input.tsx'
import { libraryCategories } from '#app/platform/library/categories.ts'
import { entryFields, type EntryErrors, type EntryValues } from './entry.ts'

/** Everything that is wrong with a form of the library, above it, in the order of its fields. */
export function EntryProblems({ errors }: { errors: EntryErrors }) {
  const found = entryFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  return <ErrorSummary errors={found} />
}

type Props = { values: EntryValues; errors: EntryErrors; slots: Option[] }

/** What is said of a document of the library, as fields of a form. */
export function EntryFields({ values, errors, slots }: Props) {
  const t = useText('staff/documents')
  const say = useText('platform/library')
  const of = (field: keyof EntryValues) => (errors[field] ? [errors[field]] : undefined)
  return (
    <>
      <Field id="title" label={t('form.title')} errors={of('title')}>
        {(wiring) => <Input {...wiring} name="title" defaultValue={values.title} autoComplete="off" />}
      </Field>
      <Field
        id="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        errors={of('description')}
        optional
      >
        {(wiring) => <TextArea {...wiring} name="description" rows={3} defaultValue={values.description} />}
      </Field>
      <Field id="category" label={t('form.category')} errors={of('category')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="category"
            empty={t('form.chooseCategory')}
            options={libraryCategories.map((value) => ({ value, label: say(`categories.${value}`) }))}
            defaultValue={values.category}
          />
        )}
      </Field>
      <Field id="language" label={t('form.language')} errors={of('language')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="language"
            empty={t('form.chooseLanguage')}
            options={languages.map((value) => ({ value, label: say(`languages.${value}`) }))}
            defaultValue={values.language}
          />
        )}
      </Field>
      <Radios
        id="audience"
        name="audience"
        legend={t('form.audience')}
        errors={of('audience')}
        empty={t('form.audienceNone')}
        defaultValue={values.audience}
        choices={[
          { value: 'all', label: t('form.audienceAll') },
          { value: 'chosen', label: t('form.audienceChosen'), hint: t('form.audienceChosenHint') },
        ]}
      />
      <Field id="slot" label={t('form.slot')} hint={t('form.slotHint')} errors={of('slot')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="slot"
            width="full"
            empty={t('form.slotNone')}
            options={slots}
            defaultValue={values.slot}
          />
        )}
      </Field>
    </>
  )
}
