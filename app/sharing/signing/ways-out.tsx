import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import type { SigningAnswer } from './action.server.ts'
import { errorsOf } from './errors-of.ts'

/** Whoever does not sign says why. */
export function DeclineForm({ answer, shell: { base, sender } }: { answer: SigningAnswer | undefined; shell: Shell }) {
  const t = useText('sharing/signing')
  const errors = errorsOf(answer, 'reason')
  return (
    <WayOut words={t('decline.open')} isOpen={Boolean(errors?.length)}>
      <Form method="post" action={base} noValidate className="max-w-form">
        <input type="hidden" name="intent" value="decline" />
        <Field id="reason" label={t('decline.reason')} hint={t('decline.reasonHint', { sender })} errors={errors}>
          {(wiring) => <TextArea {...wiring} name="reason" rows={3} defaultValue={answer?.typed.reason ?? ''} />}
        </Field>
        <div className="mt-2">
          <Button tone="quiet">{t('decline.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}

/** Whoever is not the right person says who is. */
export function MoveForm({ answer, base }: { answer: SigningAnswer | undefined; base: string }) {
  const t = useText('sharing/signing')
  const [name, email] = [errorsOf(answer, 'rightName'), errorsOf(answer, 'rightEmail')]
  return (
    <WayOut words={t('move.open')} isOpen={Boolean(name?.length || email?.length)}>
      <Form method="post" action={base} noValidate className="max-w-form">
        <input type="hidden" name="intent" value="move" />
        <p className="mt-1">{t('move.text')}</p>
        <Field id="rightName" label={t('move.name')} errors={name}>
          {(wiring) => (
            <Input {...wiring} name="rightName" autoComplete="off" defaultValue={answer?.typed.rightName ?? ''} />
          )}
        </Field>
        <Field id="rightEmail" label={t('move.email')} errors={email}>
          {(wiring) => (
            <Input
              {...wiring}
              name="rightEmail"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={answer?.typed.rightEmail ?? ''}
            />
          )}
        </Field>
        <div className="mt-2">
          <Button tone="quiet">{t('move.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}

function WayOut({ words, isOpen, children }: { words: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="mt-1">
      <summary className="min-h-target cursor-pointer py-1 font-medium text-teal-dark underline">{words}</summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
