import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { InputField, SelectField, TextField } from '#app/ui/conform-fields.tsx'
import { sectionNames, type FieldName, type SiteField, type TypedValues } from './forms.ts'

/** What stands in the fields of a form, whichever it has. */
export type SiteValues = Record<FieldName, string>

type Props = {
  fields: readonly SiteField[]
  /** The same fields as conform keeps them. */
  kept: Record<FieldName, FieldMetadata<string, SiteValues, string[]>>
  /** What a field is taken for where it is left empty, by its name. */
  usual?: TypedValues
}

/** The fields of a form of provider staff. */
export function SiteFields({ fields, kept, usual = {} }: Props) {
  const t = useText('staff/site')
  return fields.map(({ name, look, hint, lang }) => {
    const field = {
      field: kept[name],
      label: t(`fields.${name}`),
      hint: hint && t(`fields.${hint}`, { usual: usual[name] ?? '' }),
    }
    if (look === 'text') return <TextField key={name} {...field} rows={5} lang={lang} />
    if (look === 'section') {
      const options = sectionNames.map((value) => ({ value, label: t(`sections.${value}`) }))
      return <SelectField key={name} {...field} options={options} empty={t('fields.chooseSection')} />
    }
    if (look === 'kind') {
      const options = (['info', 'warning'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
      return <SelectField key={name} {...field} options={options} empty={t('fields.chooseKind')} />
    }
    const width = look === 'short' ? 'short' : 'full'
    return <InputField key={name} {...field} width={width} lang={lang} autoComplete="off" />
  })
}
