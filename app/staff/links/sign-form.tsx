import { getFormProps, useForm } from '@conform-to/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import type { CounterSignAnswer } from './sign.server.ts'

type Fields = { name: string; position: string; agree: string }

/** Signs for the provider by a typed name. */
export function CounterSignForm({ provider, answer }: { provider: string; answer: CounterSignAnswer | undefined }) {
  const t = useText('staff/links')
  const [form, fields] = useForm<Fields>({ id: 'sign', lastResult: answer?.result })
  return (
    <Card as="section" accent className="mt-3 max-w-form">
      <StaffForm right="sign" {...getFormProps(form)} aria-labelledby="sign-title">
        <CsrfField />
        <h2 id="sign-title">{t('sign')}</h2>
        <div className="grid sm:grid-cols-2 sm:gap-x-2">
          <InputField field={fields.name} label={t('name')} autoComplete="off" />
          <InputField field={fields.position} label={t('position')} autoComplete="organization-title" optional />
        </div>
        <Checkbox
          id="agree"
          name="agree"
          label={t('agree', { provider })}
          errors={fields.agree.errors}
          defaultChecked={fields.agree.defaultChecked}
        />
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button>{t('submit', { provider })}</Button>
          <span className="text-small text-soft">{t('counts')}</span>
        </div>
        <p className="mt-2 max-w-line text-small text-soft">{t('kept')}</p>
      </StaffForm>
    </Card>
  )
}
