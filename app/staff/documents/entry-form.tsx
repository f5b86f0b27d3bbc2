import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { InputField, RadioField, SelectField, TextField } from '#app/ui/conform-fields.tsx'
import type { Option } from '#app/ui/input.tsx'
import { libraryCategories } from '#app/platform/library/categories.ts'
import type { EntryField, EntryValues } from './entry.ts'

/** The fields of the form as conform keeps them. */
export type KeptEntry = Record<EntryField, FieldMetadata<string, EntryValues, string[]>>

/** What is said of a document of the library, as fields of a form. */
export function EntryFields({ fields, slots }: { fields: KeptEntry; slots: Option[] }) {
  const t = useText('staff/documents')
  const say = useText('platform/library')
  const field = (name: EntryField) => ({ field: fields[name], label: t(`form.${name}`) })
  return (
    <>
      <InputField {...field('title')} autoComplete="off" />
      <TextField {...field('description')} hint={t('form.descriptionHint')} rows={3} optional />
      <SelectField
        {...field('category')}
        empty={t('form.chooseCategory')}
        options={libraryCategories.map((value) => ({ value, label: say(`categories.${value}`) }))}
      />
      <SelectField
        {...field('language')}
        empty={t('form.chooseLanguage')}
        options={languages.map((value) => ({ value, label: say(`languages.${value}`) }))}
      />
      <RadioField
        {...field('audience')}
        empty={t('form.audienceNone')}
        choices={[
          { value: 'all', label: t('form.audienceAll') },
          { value: 'chosen', label: t('form.audienceChosen'), hint: t('form.audienceChosenHint') },
        ]}
      />
      <SelectField
        {...field('slot')}
        hint={t('form.slotHint')}
        width="full"
        empty={t('form.slotNone')}
        options={slots}
      />
    </>
  )
}
