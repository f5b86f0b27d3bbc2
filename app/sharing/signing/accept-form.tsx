import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import type { SigningAnswer } from './action.server.ts'
import type { SigningData } from './part.server.ts'
import { UnreadParts } from './reading/unread-parts.tsx'

type Props = {
  data: SigningData
  native: NonNullable<SigningData['native']>
  answer: SigningAnswer | undefined
  base: string
  /** The address of the part that it stands on. */
  here: string
}

type SignForm = { name: string; position: string; otherPerson: string; agree: string }

/** Accepts the agreement by a typed name: no drawing, so that everybody can do it. */
export function AcceptForm({ data: { role, invited, reading, facts }, native, answer, base, here }: Props) {
  const t = useText('sharing/signing')
  const { typed } = reading
  const [form, fields] = useForm<SignForm>({
    ...{ id: 'sign', lastResult: answer?.result },
    defaultValue: typed ?? undefined,
  })
  const isOfficer = role === 'dpo'
  return (
    <Form method="post" action={here} {...getFormProps(form)} aria-labelledby="accept">
      <h2 id="accept">{t(isOfficer ? 'sign.titleDpo' : 'sign.title')}</h2>
      <p className="mt-0.5 max-w-line text-soft">
        {t(isOfficer ? 'sign.textDpo' : 'sign.text', { organisation: facts.organisation })}
      </p>
      <UnreadParts unread={reading.unread} base={base} />
      <input type="hidden" name="intent" value="sign" />
      <input type="hidden" name="hash" value={native.hash} />
      <div className="grid max-w-form sm:grid-cols-2 sm:gap-x-2">
        <InputField field={fields.name} label={t('sign.name')} hint={t('sign.nameHint')} autoComplete="name" />
        <InputField
          field={fields.position}
          label={t('sign.position')}
          hint={t('sign.positionHint')}
          autoComplete="organization-title"
          optional
        />
      </div>
      {(fields.otherPerson.errors || fields.otherPerson.defaultChecked) && (
        <Checkbox
          id="otherPerson"
          name="otherPerson"
          value="yes"
          label={t('sign.otherPerson', { invited })}
          hint={t('sign.otherPersonHint', { invited })}
          errors={fields.otherPerson.errors}
          defaultChecked={fields.otherPerson.defaultChecked}
        />
      )}
      <div className="max-w-line [overflow-wrap:anywhere]">
        <Checkbox
          id="agree"
          name="agree"
          label={native.statement}
          errors={fields.agree.errors}
          defaultChecked={fields.agree.defaultChecked}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button>{t(isOfficer ? 'sign.submitDpo' : 'sign.submit')}</Button>
        <span className="text-small text-soft">{t(isOfficer ? 'sign.countsDpo' : 'sign.counts')}</span>
      </div>
      <p className="mt-2 max-w-line text-small text-soft">{t('sign.kept')}</p>
    </Form>
  )
}
