import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { InputField, SelectField, shownIn, TextField } from '#app/ui/conform-fields.tsx'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import type { RelationshipField, RelationshipValues } from './relationship-values.ts'

/** The fields of the form as conform keeps them. */
export type KeptRelationship = Record<RelationshipField, FieldMetadata<string, RelationshipValues, string[]>>

/** Whom an organisation speaks, when again and how far it is, as fields of a form. */
export function RelationshipFields({ fields }: { fields: KeptRelationship }) {
  const t = useText('staff/relationships')
  const say = useText('platform/relationships')
  const [day, time] = [shownIn(fields.meetingDay), shownIn(fields.meetingTime)]
  const field = (name: RelationshipField) => ({ field: fields[name], label: t(`fields.${name}`), autoComplete: 'off' })
  const isDay = day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
  const isTime = time === '' || /^\d{2}:\d{2}$/.test(time)
  return (
    <>
      <Card as="section">
        <h2>{t('one.contact')}</h2>
        <p className="text-small text-soft">{t('one.seenContact')}</p>
        <InputField {...field('contactName')} optional />
        <InputField {...field('contactEmail')} inputMode="email" optional />
        <InputField {...field('contactPhone')} type="tel" width="medium" optional />
        <InputField {...field('contactHours')} hint={t('fields.contactHoursHint')} optional />
      </Card>
      <Card as="section" className="mt-3">
        <h2>{t('one.meeting')}</h2>
        <p className="text-small text-soft">{t('one.seen')}</p>
        <div className="flex flex-wrap items-end gap-x-3">
          <InputField
            {...field('meetingDay')}
            hint={t('fields.meetingDayHint')}
            type={isDay ? 'date' : 'text'}
            optional
          />
          <InputField {...field('meetingTime')} type={isTime ? 'time' : 'text'} optional />
        </div>
        <InputField {...field('meetingPlace')} optional />
        <TextField {...field('meetingNote')} rows={3} optional />
      </Card>
      <Card as="section" className="mt-3">
        <h2>{t('one.internal')}</h2>
        <p className="text-small text-soft">{t('one.hidden')}</p>
        <SelectField
          {...field('state')}
          empty={t('fields.chooseState')}
          options={relationshipStates.map((value) => ({ value, label: say(`states.${value}`) }))}
        />
        <TextField {...field('internalNotes')} rows={6} optional />
      </Card>
    </>
  )
}
