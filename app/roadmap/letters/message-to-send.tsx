import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/platform/frame/copy-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { mailLink, type Message } from './message.ts'

type Props = {
  message: Message
  /** Tells two messages on one page apart, in their ids and to who listens to the page: 'Cliëntenraad'. */
  id?: string
  about?: string
}

/**
 * A message that the reader sends: to be copied, or opened in the mail program. Its fields are as high as their words,
 * where the browser can size a field by its content, and about as high elsewhere.
 */
export function MessageToSend({ message, id = 'message', about }: Props) {
  const t = useText('roadmap/letters')
  const { subject, text, gapAt } = message
  const forWhom = about && <span className="sr-only">, {about}</span>
  return (
    <>
      <Field id={`${id}-subject`} label={t('message.subject')} about={about}>
        {(wiring) => (
          <TextArea
            {...wiring}
            readOnly
            rows={2}
            key={subject}
            defaultValue={subject}
            className="resize-none [field-sizing:content]"
          />
        )}
      </Field>
      <Field id={`${id}-text`} label={t('message.text')} about={about}>
        {(wiring) => (
          <TextArea
            {...wiring}
            readOnly
            rows={linesOf(text)}
            key={text}
            defaultValue={text}
            className="[field-sizing:content]"
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <ButtonLink tone="quiet" href={mailLink(message)} aria-describedby={`${id}-mail`}>
          {t('message.mail')}
          {forWhom}
        </ButtonLink>
        <CopyButton
          of={{ text }}
          words={{
            copy: (
              <>
                {t('message.copy')}
                {forWhom}
              </>
            ),
            copied: t('message.copied'),
            failed: t('message.notCopied'),
          }}
        />
      </div>
      <p id={`${id}-mail`} className="mt-1 text-small text-soft">
        {t('message.mailHint')}
      </p>
      {text.includes(t('gap')) && (
        <p className="mt-1 max-w-line text-soft">
          {t('message.hasGaps')}{' '}
          {gapAt && (
            <a href={gapAt}>
              {t('message.fillGap')}
              {forWhom}
            </a>
          )}
        </p>
      )}
    </>
  )
}

/** About how many lines the text takes in the field: a line that is too long for it goes on below. */
const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 58)), 1)
