import type { SubmissionResult } from '@conform-to/dom'
import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/conform-fields.tsx'
import { hourOptions } from './mail-section.tsx'
import type { OwnPreferences, QuietValues } from './preferences.server.ts'

type Props = { preferences: OwnPreferences; refused: SubmissionResult<string[]> | undefined }

/** The fields of the section, as they stand on the page. */
export const quietFields = ['quietFrom', 'quietUntil'] as const

/** In which hours nothing is sent to somebody. */
export function QuietSection({ preferences, refused }: Props) {
  const t = useText('routes/settings')
  const [form, fields] = useForm<QuietValues>({ id: 'quiet', defaultValue: preferences.quiet, lastResult: refused })
  const choices = { options: hourOptions(useLanguage()), empty: t('quiet.none') }
  return (
    <Card as="section">
      <h2>{t('quiet.title')}</h2>
      <p>{t('quiet.lead')}</p>
      <Form method="post" {...getFormProps(form)}>
        <CsrfField />
        <SelectField field={fields.quietFrom} label={t('quiet.from')} {...choices} />
        <SelectField field={fields.quietUntil} label={t('quiet.until')} {...choices} />
        <Button tone="quiet" className="mt-2" name="intent" value="quiet">
          {t('quiet.save')}
        </Button>
      </Form>
    </Card>
  )
}
