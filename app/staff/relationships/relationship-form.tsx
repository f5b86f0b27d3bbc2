import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select, TextArea } from '#app/ui/input.tsx'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import {
  relationshipFields,
  type RelationshipErrors,
  type RelationshipField,
  type RelationshipValues,
} from './relationship-values.ts'

/** Everything that is wrong with the form, above it. */
export function RelationshipProblems({ errors }: { errors: RelationshipErrors }) {
  const found = relationshipFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  return <ErrorSummary errors={found} />
}

type Props = { values: RelationshipValues; errors: RelationshipErrors }

/** Whom an organisation speaks, when again and how far it is, as fields of a form. */
export function RelationshipFields({ values, errors }: Props) {
  const t = useText('staff/relationships')
  const say = useText('platform/relationships')
  const field = (name: RelationshipField) => ({ id: name, errors: errors[name] ? [errors[name]] : undefined })
  const input = (name: RelationshipField) => ({ name, defaultValue: values[name], autoComplete: 'off' })
  const isDay = values.meetingDay === '' || /^\d{4}-\d{2}-\d{2}$/.test(values.meetingDay)
  const isTime = values.meetingTime === '' || /^\d{2}:\d{2}$/.test(values.meetingTime)
  return (
    <>
      <Card as="section">
        <h2>{t('one.contact')}</h2>
        <p className="text-small text-soft">{t('one.seen')}</p>
        <Field {...field('contactName')} label={t('fields.contactName')} optional>
          {(wiring) => <Input {...wiring} {...input('contactName')} />}
        </Field>
        <Field {...field('contactEmail')} label={t('fields.contactEmail')} optional>
          {(wiring) => <Input {...wiring} {...input('contactEmail')} inputMode="email" />}
        </Field>
        <Field {...field('contactPhone')} label={t('fields.contactPhone')} optional>
          {(wiring) => <Input {...wiring} {...input('contactPhone')} type="tel" width="medium" />}
        </Field>
      </Card>
      <Card as="section" className="mt-3">
        <h2>{t('one.meeting')}</h2>
        <p className="text-small text-soft">{t('one.seen')}</p>
        <div className="flex flex-wrap items-end gap-x-3">
          <Field {...field('meetingDay')} label={t('fields.meetingDay')} hint={t('fields.meetingDayHint')} optional>
            {(wiring) => <Input {...wiring} {...input('meetingDay')} type={isDay ? 'date' : 'text'} />}
          </Field>
          <Field {...field('meetingTime')} label={t('fields.meetingTime')} optional>
            {(wiring) => <Input {...wiring} {...input('meetingTime')} type={isTime ? 'time' : 'text'} />}
          </Field>
        </div>
        <Field {...field('meetingPlace')} label={t('fields.meetingPlace')} optional>
          {(wiring) => <Input {...wiring} {...input('meetingPlace')} />}
        </Field>
        <Field {...field('meetingNote')} label={t('fields.meetingNote')} optional>
          {(wiring) => <TextArea {...wiring} {...input('meetingNote')} rows={3} />}
        </Field>
      </Card>
      <Card as="section" className="mt-3">
        <h2>{t('one.internal')}</h2>
        <p className="text-small text-soft">{t('one.hidden')}</p>
        <Field {...field('state')} label={t('fields.state')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="state"
              defaultValue={values.state}
              empty={t('fields.chooseState')}
              options={relationshipStates.map((value) => ({ value, label: say(`states.${value}`) }))}
            />
          )}
        </Field>
        <Field {...field('internalNotes')} label={t('fields.internalNotes')} optional>
          {(wiring) => <TextArea {...wiring} {...input('internalNotes')} rows={6} />}
        </Field>
      </Card>
    </>
  )
}
