import { formatMonth } from '#app/platform/i18n/dates.ts'
import { useLanguage } from '#app/platform/i18n/use-text.ts'
import { CheckField, ChoiceField, ChoicesField, SelectField } from '../choice-fields.tsx'
import { DateField, MomentField } from '../date-fields.tsx'
import { FieldGroup } from '../field-group.tsx'
import { LongTextField, NumberField, SecretField, TextField } from '../fields.tsx'
import { PostcodeAndPlace } from '../postcode-and-place.tsx'
import { RowList } from '../row-list.tsx'
import type { Drawn } from './drawing.ts'

const months = Array.from({ length: 12 }, (_, n) => n + 1)

/**
 * The fields of any task.
 * @param row where the fields stand in a row its name in the form, 'wards[0]'
 */
export function TaskFields({ fields, row }: { fields: readonly Drawn[]; row?: string }) {
  return fields.map((field, at) => {
    const place = placeAt(fields, at)
    if (place !== null) return <PostcodeAndPlace key={place} at={place} />
    if (at > 0 && placeAt(fields, at - 1) !== null) return null
    if (field.is === 'rows') {
      return (
        <RowList key={field.list} list={field.list} countField={field.countField}>
          {(at) => <TaskFields fields={field.fields} row={at} />}
        </RowList>
      )
    }
    if (field.is !== 'group') return <OneField key={field.name} field={field} row={row} />
    const inside = <TaskFields key={field.name} fields={field.fields} row={row} />
    if (!field.hasLegend) return inside
    return (
      <FieldGroup key={field.name} name={field.name}>
        {inside}
      </FieldGroup>
    )
  })
}

/** The group of a postcode that its place follows; null where another field stands there. */
function placeAt(fields: readonly Drawn[], at: number): string | null {
  const [postcode, city] = fields.slice(at, at + 2)
  if (postcode?.is !== 'text' || city?.is !== 'text') return null
  const [group = '', last] = postcode.name.split('.')
  return last === 'zipcode' && city.name === `${group}.city` ? group : null
}

type One = Exclude<Drawn, { is: 'rows' | 'group' }>

function OneField({ field, row }: { field: One; row?: string }) {
  const language = useLanguage()
  const name = row === undefined ? field.name : `${row}.${field.name}`
  switch (field.is) {
    case 'text':
      return <TextField name={name} type={field.type} width={field.type === 'tel' ? 'medium' : 'full'} />
    case 'long-text':
      return <LongTextField name={name} />
    case 'secret':
      return <SecretField name={name} />
    case 'number':
      return <NumberField name={name} />
    case 'month': {
      const options = months.map((month) => ({ value: String(month), label: formatMonth(month, language) }))
      return <SelectField name={name} options={options} />
    }
    case 'date':
      return <DateField name={name} />
    case 'moment':
      return <MomentField name={name} />
    case 'check':
      return <CheckField name={name} />
    case 'choice':
      return <ChoiceField name={name} options={field.options} />
    case 'choices':
      return <ChoicesField name={name} options={field.options} />
  }
}
