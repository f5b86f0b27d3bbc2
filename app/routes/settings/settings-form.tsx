import { getFormProps, useForm, type FieldMetadata } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { languages } from '#app/platform/i18n/languages.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Radios } from '#app/ui/choices.tsx'
import { SelectField, shownIn } from '#app/ui/conform-fields.tsx'
import { MailTicks } from './mail-ticks.tsx'
import type { OwnPreferences, SettingsValues, UnsavedForm } from './preferences.server.ts'
import { QuietHours } from './quiet-hours.tsx'
import { sectionId } from './section-links.tsx'

export const settingsFormId = 'settings'

/** The fields in which something can be wrong, as they stand on the page. */
export const settingsFields = [
  ...(['language', 'digestDay', 'digestHour', 'quietFrom', 'quietUntil'] as const),
  'timeZone',
] as const

export type SettingsField = FieldMetadata<string, SettingsValues, string[]>

type Props = {
  preferences: OwnPreferences
  /** Where their messages go. */
  email: string
  /** Whether they are of a care organisation; else provider staff. */
  isMember: boolean
  unsaved: UnsavedForm | undefined
}

/** What somebody chooses about language and messages: saved with one press. */
export function SettingsForm({ preferences, email, isMember, unsaved }: Props) {
  const t = useText('routes/settings')
  const { values, causes, timeZones } = preferences
  const [form, fields] = useForm<SettingsValues>({ id: settingsFormId, defaultValue: values, lastResult: unsaved })
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-3">
      <CsrfField />
      <Card as="section" id={sectionId('language')}>
        <LanguageChoice field={fields.language} />
      </Card>
      <Card as="section" id={sectionId('mail')}>
        <h2>{t('mail.title')}</h2>
        <p className="mt-0.5 text-small text-soft [overflow-wrap:anywhere]">{t('mail.to', { email })}</p>
        <div className="grid gap-1.5">
          <MailTicks
            causes={causes}
            wanted={[fields.wanted.initialValue ?? []].flat().map(String)}
            day={fields.digestDay}
            hour={fields.digestHour}
            isMember={isMember}
          />
          <QuietHours from={fields.quietFrom} until={fields.quietUntil} />
          <SelectField
            field={fields.timeZone}
            label={t('mail.timeZone')}
            hint={t('mail.timeZoneHint')}
            options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            empty={t('choose')}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button className="w-full sm:w-auto">{t('save')}</Button>
          <p className="text-small text-soft">{t('mail.always')}</p>
        </div>
      </Card>
    </Form>
  )
}

function LanguageChoice({ field }: { field: SettingsField }) {
  const t = useText('routes/settings')
  return (
    <div className="-mt-2 max-w-medium">
      <Radios
        id={field.name}
        name={field.name}
        legend={<h2>{t('language.title')}</h2>}
        hint={t('language.about')}
        errors={field.errors}
        empty={t('choose')}
        choices={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{t(`language.names.${language}`)}</span>,
        }))}
        defaultValue={shownIn(field)}
      />
    </div>
  )
}
