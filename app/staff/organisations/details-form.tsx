import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { InputField, shownIn } from '#app/ui/conform-fields.tsx'
import { detailFields, type DetailValues } from './details.ts'

/** The fields of the form as conform keeps them. */
export type KeptDetails = Record<keyof DetailValues, FieldMetadata<string, DetailValues, string[]>>

/** Says that somebody else saved meanwhile, and what is stored now wherever it is not what was typed. */
export function StaleDetails({ typed, stored }: { typed: KeptDetails; stored: DetailValues }) {
  const t = useText('staff/organisations')
  const differing = detailFields.filter((field) => shownIn(typed[field]) !== stored[field])
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
export function DetailFields({ fields: { name, signingLink, identityOrganisation } }: { fields: KeptDetails }) {
  const t = useText('staff/organisations')
  return (
    <>
      <InputField field={name} label={t('fields.name')} autoComplete="off" />
      <InputField
        field={signingLink}
        label={t('fields.signingLink')}
        hint={t('fields.signingLinkHint')}
        autoComplete="off"
        inputMode="url"
        optional
      />
      <InputField
        field={identityOrganisation}
        label={t('fields.identityOrganisation')}
        hint={t('fields.identityOrganisationHint')}
        autoComplete="off"
        width="medium"
        optional
      />
    </>
  )
}
