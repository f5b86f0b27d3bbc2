import type { SubmissionResult } from '@conform-to/dom'
import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, InputField } from '#app/ui/conform-fields.tsx'

type Person = { name: string; email: string }
type Props = { name: string; proposed: Person; refused: SubmissionResult<string[]> | undefined }

/** The sender decides whether somebody else gets what the recipient says is not for them. */
export function PassOn({ name, proposed, refused }: Props) {
  const t = useText('sharing/sent')
  const [form, fields] = useForm<Person>({ id: 'pass-on', lastResult: refused, defaultValue: proposed })
  return (
    <Card as="section" accent className="mt-2 max-w-form">
      <h2>{t('one.passOnTitle')}</h2>
      <FormProblems errors={form.allErrors} order={['name', 'email']} />
      <p className="mt-0.5 max-w-line">
        {t(proposed.email || proposed.name ? 'one.passOnText' : 'one.passOnNobody', { name })}
      </p>
      <Form method="post" {...getFormProps(form)}>
        <CsrfField />
        <InputField field={fields.name} label={t('one.passOnTo')} autoComplete="off" />
        <InputField
          field={fields.email}
          label={t('one.email')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="mt-2">
          <Button name="intent" value="pass-on">
            {t('one.passOn')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
