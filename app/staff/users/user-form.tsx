import type { FieldMetadata } from '@conform-to/react'
import { staffRoles } from '#app/persistence/staff-rights.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { InputField, SelectField } from '#app/ui/conform-fields.tsx'
import type { Option } from '#app/ui/input.tsx'
import { OrganisationField } from './organisation-field.tsx'
import type { UserValues } from './user-values.ts'

type Kept = FieldMetadata<string, UserValues, string[]>

type Props = {
  fields: Record<Exclude<keyof UserValues, 'email'>, Kept>
  /** Asked of somebody new alone. */
  email?: Kept
  organisations: Option[]
}

/** Who somebody is and where they belong, as fields of a form. */
export function UserFields({ fields, email, organisations }: Props) {
  const t = useText('staff/users')
  return (
    <>
      <InputField field={fields.name} label={t('fields.name')} autoComplete="off" />
      {email && (
        <InputField
          field={email}
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          autoComplete="off"
          inputMode="email"
        />
      )}
      <OrganisationField field={fields.organisation} organisations={organisations} />
      <SelectField
        field={fields.role}
        label={t('fields.role')}
        hint={t('fields.roleHint')}
        width="full"
        empty={t('fields.chooseRole')}
        options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <SelectField
        field={fields.language}
        label={t('fields.language')}
        hint={t('fields.languageHint')}
        empty={t('fields.chooseLanguage')}
        options={(['nl', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </>
  )
}
