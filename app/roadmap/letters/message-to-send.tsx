import { useText } from '#app/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { mailLink, type Message } from './message.ts'
import type { nl } from './nl.ts'

/** A message that the reader sends: to be copied, or opened in the mail program. */
export function MessageToSend({ message }: { message: Message }) {
  const t = useText<typeof nl>('roadmap/letters')
  const { subject, text } = message
  return (
    <>
      <Field id="message-subject" label={t('message.subject')}>
        {(wiring) => <Input {...wiring} readOnly key={subject} defaultValue={subject} />}
      </Field>
      <Field id="message-text" label={t('message.text')}>
        {(wiring) => (
          <TextArea {...wiring} readOnly rows={text.split('\n').length + 4} key={text} defaultValue={text} />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <ButtonLink tone="quiet" href={mailLink(message)} aria-describedby="message-mail">
          {t('message.mail')}
        </ButtonLink>
        <CopyButton
          text={text}
          words={{ copy: t('message.copy'), copied: t('message.copied'), failed: t('message.notCopied') }}
        />
      </div>
      <p id="message-mail" className="mt-1 text-small text-soft">
        {t('message.mailHint')}
      </p>
    </>
  )
}
