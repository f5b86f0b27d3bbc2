import type { SubmissionResult } from '@conform-to/dom'
import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { weekdayNames } from '#app/platform/i18n/dates.ts'
import { formatClock } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkboxes } from '#app/ui/choices.tsx'
import { SelectField } from '#app/ui/conform-fields.tsx'
import type { MailValues, OwnPreferences } from './preferences.server.ts'

type Props = { preferences: OwnPreferences; refused: SubmissionResult<string[]> | undefined }

/** The fields of the section, as they stand on the page. */
export const mailFields = ['digestDay', 'digestHour', 'timeZone'] as const

/** The hours of a day, to choose from. */
export const hourOptions = (language: Language) =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatClock(hour * 60, language) }))

/** Which messages somebody gets, and when those come that have a time. */
export function MailSection({ preferences, refused }: Props) {
  const t = useText('routes/settings')
  const mail = useText('platform/mail')
  const language = useLanguage()
  const [form, fields] = useForm<MailValues>({ id: 'mail', defaultValue: preferences.mail, lastResult: refused })
  const days = weekdayNames(language).map(({ full }, index) => ({ value: String(index + 1), label: full }))
  return (
    <Card as="section">
      <h2>{t('mail.title')}</h2>
      <p>{t('mail.lead')}</p>
      <Form method="post" {...getFormProps(form)}>
        <CsrfField />
        <Checkboxes
          id="wanted"
          name="wanted"
          legend={t('mail.wanted')}
          choices={preferences.causes.map((cause) => ({ value: cause, label: mail(`causes.${cause}`) }))}
          defaultValues={[fields.wanted.initialValue ?? []].flat().map(String)}
        />
        <SelectField field={fields.digestDay} label={t('mail.digestDay')} options={days} empty={t('choose')} />
        <SelectField
          field={fields.digestHour}
          label={t('mail.digestHour')}
          options={hourOptions(language)}
          empty={t('choose')}
        />
        <SelectField
          field={fields.timeZone}
          label={t('mail.timeZone')}
          hint={t('mail.timeZoneHint')}
          options={preferences.timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          empty={t('choose')}
        />
        <Button tone="quiet" className="mt-2" name="intent" value="mail">
          {t('mail.save')}
        </Button>
      </Form>
    </Card>
  )
}
