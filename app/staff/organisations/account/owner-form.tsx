import { getFormProps, useForm } from '@conform-to/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, shownIn } from '#app/ui/conform-fields.tsx'
import type { OrganisationPage } from '../one.server.ts'
import type { AccountAnswer } from './actions.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Choice = { owner: string; deputy: string }
type OwnerValues = Choice & { known: Choice }

/** The fields of the form, in its order. */
export const ownerFields = ['owner', 'deputy'] as const

/** The form for who looks after an organisation, with what was chosen where it was refused. */
export function useOwnerForm({ account }: OrganisationPage, sent: AccountAnswer | undefined) {
  const stored = storedIn(account.owners)
  const answer = sent?.part === 'owner' ? sent : undefined
  return useForm<OwnerValues>({
    id: 'owners',
    defaultValue: { ...stored, known: stored },
    lastResult: answer?.result,
    constraint: account.constraints.owner,
  })
}

const storedIn = ({ owner, deputy }: OrganisationPage['account']['owners']): Choice => ({
  owner: owner?.id ?? '',
  deputy: deputy?.id ?? '',
})

type Props = { page: OrganisationPage; form: ReturnType<typeof useOwnerForm>; isStale: boolean }

/** Who looks after an organisation, and who stands in. */
export function OwnerForm({ page: { account }, form: [form, fields], isStale }: Props) {
  const t = useText('staff/organisations/account')
  const known = fields.known.getFieldset()
  const stored = storedIn(account.owners)
  const nameOf = (one: { name: string } | null) => one?.name ?? t('facts.nobody')
  const names = { owner: nameOf(account.owners.owner), deputy: nameOf(account.owners.deputy) }
  return (
    <Card as="section" className="max-w-form">
      <h3>{t('owner.title')}</h3>
      {isStale && (
        <Banner kind="warning" title={t('owner.stale')}>
          <p>{t('owner.staleText', names)}</p>
        </Banner>
      )}
      <StaffForm {...getFormProps(form)}>
        <CsrfField />
        {ownerFields.map((name) => (
          <input
            key={name}
            type="hidden"
            name={known[name].name}
            value={isStale ? stored[name] : shownIn(known[name])}
          />
        ))}
        {ownerFields.map((name) => (
          <SelectField
            key={name}
            field={fields[name]}
            label={t(`owner.${name}`)}
            options={account.staff}
            empty={t('owner.nobody')}
            optional
          />
        ))}
        <Button className="mt-3" tone="quiet" name="do" value="owner">
          {t('owner.save')}
        </Button>
      </StaffForm>
    </Card>
  )
}
