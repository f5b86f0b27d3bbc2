import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkbox, Checkboxes, Radios } from '#app/ui/choices.tsx'
import { CountInput } from '#app/ui/count-input.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field, FieldSet } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Input, Select, TextArea } from '#app/ui/input.tsx'
import { namespace, Part } from './part.tsx'

/** Every field: empty, filled in, refused, and fixed. */
export function Fields() {
  const t = useText(namespace)
  const options = [
    { value: 'somatic', label: t('fields.somatic') },
    { value: 'closed', label: t('fields.closed') },
  ]
  const words = { less: t('fields.less'), more: t('fields.more') }
  const refused = [t('fields.bedsError')]
  return (
    <Part name="filling">
      <div className="mt-2">
        <ErrorSummary errors={[{ fieldId: 'beds', message: t('fields.bedsError') }]} />
      </div>
      <div className="max-w-form">
        <Field id="ward" label={t('fields.ward')} hint={t('fields.wardHint')} optional>
          {(wiring) => <Input {...wiring} name="ward" />}
        </Field>
        <Field id="filled" label={t('fields.ward')} about="2">
          {(wiring) => <Input {...wiring} name="filled" width="medium" defaultValue={t('fields.filled')} />}
        </Field>
        <Field id="beds" label={t('fields.beds')} errors={refused}>
          {(wiring) => <Input {...wiring} name="beds" width="short" inputMode="numeric" defaultValue="0" />}
        </Field>
        {[undefined, refused].map((errors, at) => (
          <Field key={at} id={`count-${at}`} label={t('fields.night')} errors={errors}>
            {(wiring) => <CountInput {...wiring} name={`count-${at}`} min={1} defaultValue={2} words={words} />}
          </Field>
        ))}
        <Field id="off" label={t('fields.off')}>
          {(wiring) => <Input {...wiring} name="off" disabled defaultValue={t('fields.filled')} />}
        </Field>
        <Field id="day" label={t('fields.day')}>
          {(wiring) => <Input {...wiring} name="day" type="date" width="medium" />}
        </Field>
        <Field id="kind" label={t('fields.list')}>
          {(wiring) => <Select {...wiring} name="kind" empty={t('fields.choose')} options={options} />}
        </Field>
        <Field id="remarks" label={t('fields.remarks')}>
          {(wiring) => <TextArea {...wiring} name="remarks" />}
        </Field>
        <Field id="file" label={t('fields.file')}>
          {(wiring) => <FileInput {...wiring} name="file" />}
        </Field>
        <FieldSet id="group" legend={t('fields.group')}>
          <Field id="inside" label={t('fields.ward')} about="3">
            {(wiring) => <Input {...wiring} name="inside" />}
          </Field>
        </FieldSet>
      </div>
    </Part>
  )
}

/** One of a few, any of a few, and yes or nothing. */
export function Choices() {
  const t = useText(namespace)
  const kinds = [
    { value: 'returned', label: t('choices.returned'), hint: t('choices.returnedHint') },
    { value: 'accepted', label: t('choices.accepted') },
  ]
  const kindsOfWard = [
    { value: 'somatic', label: t('fields.somatic') },
    { value: 'closed', label: t('fields.closed') },
  ]
  return (
    <Part name="choosing">
      <div className="max-w-form">
        <Radios
          {...{ id: 'one', name: 'one', legend: t('fields.list'), empty: t('choices.none') }}
          choices={kindsOfWard}
          defaultValue="somatic"
        />
        <Checkboxes
          {...{ id: 'any', name: 'any', legend: t('choices.mail') }}
          choices={kinds}
          defaultValues={['returned']}
        />
        <Radios
          {...{ id: 'explained', name: 'explained', legend: t('choices.mail'), empty: t('choices.none') }}
          choices={kinds}
          defaultValue=""
        />
        <Checkbox id="agree" name="agree" label={t('choices.agree')} errors={[t('choices.agreeError')]} />
      </div>
    </Part>
  )
}
