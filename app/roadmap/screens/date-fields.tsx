import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { dayInForm, momentInForm, usePageField, type Named } from './page-fields.tsx'

/** A calendar date: the browser's own date field, and text where the browser has none or what was typed is no date. */
export function DateField({ name, optional }: Named & { optional?: boolean }) {
  const t = useText('roadmap/screens')
  const { id, value, values: _, hint, ...field } = usePageField(name)
  const day = dayInForm(value)
  return (
    <Field {...field} id={id} hint={hint ?? t('page.dateHint')} optional={optional}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type={isDay(day) ? 'date' : 'text'}
          autoComplete="off"
          width="medium"
          defaultValue={day}
        />
      )}
    </Field>
  )
}

/** The moment a meeting starts: a day and a time in the Netherlands, in two fields of one name. */
export function MomentField({ name }: Named) {
  const t = useText('roadmap/screens')
  const { id, values, label, about, hint, errors, question } = usePageField(name)
  const [day, time] = momentInForm(values)
  return (
    <div className="flex flex-wrap items-end gap-x-3">
      <Field id={id} label={label} about={about} hint={hint ?? t('page.dateHint')} errors={errors} question={question}>
        {(wiring) => (
          <Input {...wiring} name={name} type={isDay(day) ? 'date' : 'text'} autoComplete="off" defaultValue={day} />
        )}
      </Field>
      <Field id={`${id}-time`} label={t('page.time')} about={about}>
        {(wiring) => <Input {...wiring} name={name} type="time" autoComplete="off" defaultValue={time} />}
      </Field>
    </div>
  )
}

/** Whether a date field can show what stands in it. */
const isDay = (day: string): boolean => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
