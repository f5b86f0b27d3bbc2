import type { FieldMetadata } from '@conform-to/react'
import { programScopes } from '#app/platform/auth/program-scopes.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import type { KeyValues } from './key-values.ts'
import { checkedIn, ReachFields } from './reach-fields.tsx'
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
      <ReachFields reach={reach} chosen={chosen} organisations={organisations} />
    </>
  )
}
