import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/conform-fields.tsx'
import type { WayOutAnswer } from './ways-out.server.ts'
import { WayOut } from './ways-out.tsx'

type Props = {
  answer: WayOutAnswer | undefined
  here: string
  sender: string
  /** What they asked and nobody has dealt with; null if nothing. */
  asked: string | null
}

/** Lets somebody who came by a link ask its sender something, and shows what they asked until the sender dealt with it. */
export function QuestionForm({ answer, here, sender, asked }: Props) {
  const t = useText('sharing/guest')
  const [form, { question }] = useForm<{ question: string }>({ id: 'ask', lastResult: answer?.result })
  return (
    <WayOut id="ask-sender" words={t('question.open')} isOpen={asked !== null || question.errors !== undefined}>
      {asked !== null && (
        <Note className="mt-1">
          <p>{t('question.asked', { sender })}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{asked}</p>
        </Note>
      )}
      <Form method="post" action={here} className="max-w-form" {...getFormProps(form)}>
        <input type="hidden" name="intent" value="question" />
        <TextField field={question} label={t('question.label')} hint={t('question.hint', { sender })} rows={3} />
        <div className="mt-2">
          <Button tone="quiet">{t('question.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}
