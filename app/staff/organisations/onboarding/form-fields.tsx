import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DetailFields } from '#app/staff/organisations/details-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { InputField, SelectField, shownIn, TextField } from '#app/ui/conform-fields.tsx'
import type { Option } from '#app/ui/input.tsx'
import { maxLocations, maxPeople } from './limits.ts'
import type { OnboardingField, OnboardingValues } from './values.ts'

/** The fields of the form as conform keeps them. */
export type KeptOnboarding = Record<OnboardingField, FieldMetadata<string, OnboardingValues, string[]>>

type Props = { fields: KeptOnboarding; staff: Option[] }

/** All that can be known of a new organisation, as fields of a form. */
export function OnboardingFields({ fields, staff }: Props) {
  const t = useText('staff/organisations/onboarding')
  const say = (name: Exclude<OnboardingField, 'name' | 'signingLink' | 'identityOrganisation'>) => ({
    field: fields[name],
    label: t(`fields.${name}`),
  })
  const [day, time] = [shownIn(fields.meetingDay), shownIn(fields.meetingTime)]
  // What is no day or time stays to be seen only in a field for text.
  const isDay = day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
  const isTime = time === '' || /^\d{2}:\d{2}$/.test(time)
  const list = { rows: 5, spellCheck: false, autoComplete: 'off', optional: true }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Card as="section">
        <h2>{t('organisation')}</h2>
        <DetailFields fields={fields} />
      </Card>
      <Card as="section">
        <h2>{t('locations')}</h2>
        <TextField {...say('locations')} {...list} rows={8} hint={t('fields.locationsHint', { most: maxLocations })} />
      </Card>
      <Card as="section">
        <h2>{t('people')}</h2>
        <TextField {...say('people')} {...list} hint={t('fields.peopleHint', { most: maxPeople })} />
        <InviteField field={fields.invite} />
      </Card>
      <div className="grid gap-3">
        <Card as="section">
          <h2>{t('care')}</h2>
          <OwnerFields fields={fields} staff={staff} />
        </Card>
        <Card as="section">
          <h2>{t('meeting')}</h2>
          <p className="text-small text-soft">{t('meetingLead')}</p>
          <div className="flex flex-wrap items-end gap-x-3">
            <InputField
              {...say('meetingDay')}
              hint={t('fields.meetingDayHint')}
              type={isDay ? 'date' : 'text'}
              autoComplete="off"
              optional
            />
            <InputField {...say('meetingTime')} type={isTime ? 'time' : 'text'} autoComplete="off" optional />
          </div>
          <InputField {...say('meetingPlace')} autoComplete="off" optional />
          <TextField {...say('meetingNote')} rows={2} autoComplete="off" optional />
        </Card>
      </div>
    </div>
  )
}

/** Who looks after an organisation, and who stands in. */
export function OwnerFields({ fields, staff }: Props) {
  const t = useText('staff/organisations/onboarding')
  return (
    <>
      {(['owner', 'deputy'] as const).map((name) => (
        <SelectField
          key={name}
          field={fields[name]}
          label={t(`fields.${name}`)}
          options={staff}
          empty={t('fields.nobody')}
          optional
        />
      ))}
    </>
  )
}

/** Whether the people are invited at once. */
export function InviteField({ field }: { field: KeptOnboarding['invite'] }) {
  const t = useText('staff/organisations/onboarding')
  return (
    <Checkbox
      id="invite"
      name="invite"
      value="yes"
      label={t('fields.invite')}
      hint={t('fields.inviteHint')}
      errors={field.errors}
      defaultChecked={shownIn(field) === 'yes'}
    />
  )
}
