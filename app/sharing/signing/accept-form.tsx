import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import type { SigningAnswer } from './action.server.ts'
import type { SigningData } from './part.server.ts'

type Props = {
  data: SigningData
  native: NonNullable<SigningData['native']>
  answer: SigningAnswer | undefined
  base: string
}

/** Accepts the agreement by a typed name: no drawing, so that everybody can do it. */
export function AcceptForm({ data: { role, hasGaps }, native, answer, base }: Props) {
  const t = useText('sharing/signing')
  const [form, fields] = useForm<{ name: string; agree: string }>({ id: 'sign', lastResult: answer?.result })
  const isOfficer = role === 'dpo'
  return (
    <section aria-labelledby="accept" className="print:hidden">
      <h2 id="accept" className="mt-4">
        {t(isOfficer ? 'sign.titleDpo' : 'sign.title')}
      </h2>
      <Form method="post" action={base} className="mt-1 max-w-form" {...getFormProps(form)}>
        <Card>
          <p>{t('sign.text')}</p>
          {hasGaps && <Note className="mt-2">{t('sign.gaps')}</Note>}
          <p className="mt-2 font-semibold">{t('sign.statement')}</p>
          <blockquote className="mt-0.5 border-l-[6px] border-teal pl-2 [overflow-wrap:anywhere]">
            {native.statement}
          </blockquote>
          <input type="hidden" name="intent" value="sign" />
          <input type="hidden" name="hash" value={native.hash} />
          <InputField field={fields.name} label={t('sign.name')} autoComplete="name" />
          <Checkbox
            id="agree"
            name="agree"
            label={t('sign.agree')}
            errors={fields.agree.errors}
            defaultChecked={fields.agree.defaultChecked}
          />
          <div className="mt-2">
            <Button>{t(isOfficer ? 'sign.submitDpo' : 'sign.submit')}</Button>
          </div>
        </Card>
      </Form>
    </section>
  )
}
