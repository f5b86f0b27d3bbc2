import { useText } from '#app/platform/i18n/use-text.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { Card } from '#app/ui/card.tsx'
import { Checkbox, Checkboxes, Radios } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { linkFields, type LinkErrors, type LinkField, type LinkValues } from './link-values.ts'
import type { NewLink } from './new-link.server.ts'

/** What is wrong with the form, above it. */
export function LinkProblems({ errors }: { errors: LinkErrors }) {
  const found = linkFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  return <ErrorSummary errors={found} />
}

type Props = {
  asked: Pick<NewLink, 'items' | 'rights' | 'until'>
  values: LinkValues
  errors: LinkErrors
  maxDays: number
}

/** Everything that is asked for a link. */
export function LinkFields({ asked: { items, rights, until }, values, errors, maxDays }: Props) {
  const t = useText('sharing/sent')
  const field = (name: LinkField) => ({ id: name, errors: errors[name] ? [errors[name]] : undefined })
  const input = (name: 'name' | 'email' | 'message' | 'expires') => ({
    name,
    defaultValue: values[name],
    autoComplete: 'off',
  })
  const isDay = values.expires === '' || /^\d{4}-\d{2}-\d{2}$/.test(values.expires)
  const [only] = items
  return (
    <>
      <Card>
        {items.length > 1 ? (
          <Checkboxes
            {...field('items')}
            name="items"
            legend={t('make.items')}
            defaultValues={values.items}
            choices={items.map(({ key, title }) => ({ value: key, label: title }))}
          />
        ) : (
          <>
            <p className="font-semibold">{t('make.item')}</p>
            <p>{only?.title ?? t('documents')}</p>
            {only && <input type="hidden" name="items" value={only.key} />}
          </>
        )}
        {rights.length > 1 ? (
          <Radios
            {...field('may')}
            name="may"
            legend={t('make.may')}
            defaultValue={values.may}
            empty={t('make.choose')}
            choices={rights.map((value) => ({ value, label: t(`rights.${value}`) }))}
          />
        ) : (
          <>
            <p className="mt-2 font-semibold">{t('make.may')}</p>
            {rights.map((right) => (
              <p key={right}>
                {t(`rights.${right}`)}
                <input type="hidden" name="may" value={right} />
              </p>
            ))}
          </>
        )}
      </Card>
      <Card className="mt-3">
        <Field {...field('name')} label={t('make.name')}>
          {(wiring) => <Input {...wiring} {...input('name')} />}
        </Field>
        <Field {...field('email')} label={t('make.email')} hint={t('make.emailHint')} optional>
          {(wiring) => <Input {...wiring} {...input('email')} inputMode="email" />}
        </Field>
        <Radios
          {...field('language')}
          name="language"
          legend={t('make.language')}
          defaultValue={values.language}
          empty={t('make.choose')}
          choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Field {...field('message')} label={t('make.message')} hint={t('make.messageHint')} optional>
          {(wiring) => <TextArea {...wiring} {...input('message')} />}
        </Field>
      </Card>
      <Card className="mt-3">
        <Field
          {...field('expires')}
          label={t('make.expires')}
          hint={t('make.expiresHint', { day: until, count: maxDays })}
        >
          {(wiring) => <Input {...wiring} {...input('expires')} type={isDay ? 'date' : 'text'} width="medium" />}
        </Field>
        <Checkbox
          id="code"
          name="code"
          label={t('make.code')}
          hint={t('make.codeHint')}
          defaultChecked={values.hasCode}
        />
      </Card>
    </>
  )
}
