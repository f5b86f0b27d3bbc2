import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormProblems, InputField, TextField } from '#app/ui/conform-fields.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import type { WayOutAnswer } from './ways-out.server.ts'

type Way = { answer: WayOutAnswer | undefined; here: string }

/** Those from a page on which somebody does a task, or only reads. */
export function WaysOut({ answer, here, sender, isToDo }: Way & { sender: string; isToDo: boolean }) {
  return (
    <div className="mt-4 print:hidden">
      {isToDo && <DeclineForm answer={answer} here={here} sender={sender} about="do" />}
      <MoveForm answer={answer} here={here} />
    </div>
  )
}

/** Who does not do what they are asked says why: they do not agree to it, or cannot do it. */
export function DeclineForm({ answer, here, sender, about }: Way & { sender: string; about: 'agree' | 'do' }) {
  const t = useText('sharing/guest')
  const [form, { reason }] = useForm<{ reason: string }>({ id: 'decline', lastResult: answer?.result })
  return (
    <WayOut words={t(`decline.${about}.open`)} isOpen={reason.errors !== undefined}>
      <Form method="post" action={here} className="max-w-form" {...getFormProps(form)}>
        <input type="hidden" name="intent" value="decline" />
        <TextField
          field={reason}
          label={t(`decline.${about}.reason`)}
          hint={t(`decline.${about}.reasonHint`, { sender })}
          rows={3}
        />
        <div className="mt-2">
          <Button tone="quiet">{t(`decline.${about}.submit`)}</Button>
        </div>
      </Form>
    </WayOut>
  )
}

/** Anyone who is not the right person says so, and who is if they know. */
export function MoveForm({ answer, here }: Way) {
  const t = useText('sharing/guest')
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

/** What is wrong with the form of a way out, at the start of the page; nothing where it is not. */
export function WayOutProblems({ answer }: Pick<Way, 'answer'>) {
  if (!answer?.result?.error) return null
  return (
    <div className="mt-3">
      <FormProblems
        errors={answer.result.error}
        order={['reason', 'rightName', 'rightEmail', 'laterDay', 'question']}
      />
    </div>
  )
}

/** Says that somebody said to be the wrong person. */
export function Left({ sender }: { sender: string }) {
  const t = useText('sharing/guest')
  return (
    <div className="mt-3">
      <Banner kind="success" title={t('move.title')}>
        {t('move.told', { sender })}
      </Banner>
    </div>
  )
}

/** Says that somebody cannot do a task, and what they wrote; nothing where they did not say so. */
export function CannotDo({ cannot, sender }: { cannot: string | null; sender: string }) {
  const t = useText('sharing/guest')
  if (cannot === null) return null
  return (
    <div className="mt-3">
      <Banner kind="info" title={t('decline.do.declined')}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{cannot}</p>
        <p>{t('decline.do.declinedText', { sender })}</p>
      </Banner>
    </div>
  )
}

type WayOutProps = { id?: string; words: string; isOpen: boolean; children: ReactNode }

/** A line that opens, with the form behind it. */
export function WayOut({ id, words, isOpen, children }: WayOutProps) {
  return (
    <details id={id} open={isOpen} className="group mt-1">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-0.5 py-1 font-medium text-teal-dark underline underline-offset-3 [&::-webkit-details-marker]:hidden">
        {words}
        <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
