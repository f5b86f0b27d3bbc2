import type { FieldMetadata } from '@conform-to/react'
import { programScopes } from '#app/platform/auth/program-scopes.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import { InputField, RadioField } from '#app/ui/conform-fields.tsx'
import type { KeyValues } from './key-values.ts'
import { scopeKeys } from './scope-words.ts'

type Kept<Value> = FieldMetadata<Value, KeyValues, string[]>

type Props = {
  fields: { name: Kept<string>; scopes: Kept<string[]>; reach: Kept<string>; organisations: Kept<string[]> }
  organisations: { id: string; name: string }[]
}

/** What a key is called, what it may read, and of whom. */
export function KeyFields({ fields: { name, scopes, reach, organisations: chosen }, organisations }: Props) {
  const t = useText('staff/programs')
  return (
    <>
      <InputField field={name} label={t('fields.name')} hint={t('fields.nameHint')} autoComplete="off" />
      <Checkboxes
        id={scopes.name}
        name={scopes.name}
        legend={t('fields.scopes')}
        errors={scopes.errors}
        defaultValues={checkedIn(scopes)}
        choices={programScopes.map((value) => ({
          value,
          label: t(`scopes.${scopeKeys[value]}`),
          hint: t(`fields.scopeHints.${scopeKeys[value]}`),
        }))}
      />
      <RadioField
        field={reach}
        label={t('fields.reach')}
        empty={t('fields.noReach')}
        choices={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`fields.reaches.${value}`) }))}
      />
      {organisations.length > 0 && (
        <Checkboxes
          id={chosen.name}
          name={chosen.name}
          legend={t('fields.organisations')}
          errors={chosen.errors}
          defaultValues={checkedIn(chosen)}
          choices={organisations.map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
    </>
  )
}

/** One box that was checked comes back as a text of its own. */
function checkedIn({ initialValue }: { initialValue?: unknown }): string[] {
  const all: unknown[] = Array.isArray(initialValue) ? initialValue : [initialValue]
  return all.filter((one) => typeof one === 'string')
}
