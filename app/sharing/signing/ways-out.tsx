import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import { InputField, TextField } from '#app/ui/conform-fields.tsx'
import type { SigningAnswer } from './action.server.ts'

/** A signer who does not sign says why. */
export function DeclineForm({
  answer,
  here,
  sender,
}: {
  answer: SigningAnswer | undefined
  here: string
  sender: string
}) {
  const t = useText('sharing/signing')
  const [form, { reason }] = useForm<{ reason: string }>({ id: 'decline', lastResult: answer?.result })
  return (
    <WayOut words={t('decline.open')} isOpen={reason.errors !== undefined}>
      <Form method="post" action={here} className="max-w-form" {...getFormProps(form)}>
        <input type="hidden" name="intent" value="decline" />
        <TextField field={reason} label={t('decline.reason')} hint={t('decline.reasonHint', { sender })} rows={3} />
        <div className="mt-2">
          <Button tone="quiet">{t('decline.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}

/** Anyone who is not the right person says so, and who is if they know. */
export function MoveForm({ answer, here }: { answer: SigningAnswer | undefined; here: string }) {
  const t = useText('sharing/signing')
  const [form, { rightName, rightEmail }] = useForm<{ rightName: string; rightEmail: string }>({
    ...{ id: 'move', lastResult: answer?.result },
  })
  return (
    <WayOut words={t('move.open')} isOpen={(rightName.errors ?? rightEmail.errors) !== undefined}>
      <Form method="post" action={here} className="max-w-form" {...getFormProps(form)}>
        <input type="hidden" name="intent" value="move" />
        <p className="mt-1">{t('move.text')}</p>
        <InputField field={rightName} label={t('move.name')} optional autoComplete="off" />
        <InputField
          field={rightEmail}
          label={t('move.email')}
          optional
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="mt-2">
          <Button tone="quiet">{t('move.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}

function WayOut({ words, isOpen, children }: { words: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group mt-1">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-0.5 py-1 font-medium text-teal-dark underline underline-offset-3 [&::-webkit-details-marker]:hidden">
        {words}
        <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
