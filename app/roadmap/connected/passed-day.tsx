import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { PassedQuestion } from './question.server.ts'

type Props = {
  question: PassedQuestion
  id?: string
  /** True where the question is the heading of the page. */
  isPage?: boolean
}

/**
 * Asks whether the connection took place: three answers, none of them chosen beforehand, and what each of them does. It is a question
 * and no fault, so nothing in it is red.
 */
export function PassedDay({ question, id = 'next-step', isPage = false }: Props) {
  const t = useText('roadmap/connected')
  const { eyebrow, yes, action, sent } = question
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section
      aria-labelledby={id}
      className="mt-2 rounded border border-l-[8px] border-line border-l-amber bg-card p-2 sm:mt-3 sm:p-3"
    >
      <p className="text-small font-semibold text-amber [overflow-wrap:anywhere]">{eyebrow}</p>
      <Heading id={id}>{t('title')}</Heading>
      <p className="mt-0.5 text-soft">{t('lead')}</p>
      <Form method="post" action={action} className="mt-2 grid gap-1.5 sm:flex sm:flex-wrap">
        <CsrfField />
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="answer" value="all">
          {yes}
        </Button>
        <Button tone="quiet" name="answer" value="partly">
          {t('partly')}
        </Button>
        <Button tone="quiet" name="answer" value="no">
          {t('no')}
        </Button>
      </Form>
      <dl className="mt-2 grid gap-x-3 gap-y-0.5 border-t border-line-soft pt-1.5 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
        {(['ifYes', 'ifPartly', 'ifNo'] as const).map((key) => (
          <div key={key} className="sm:contents">
            <dt className="font-semibold">{t(`${key}.term`)}</dt>
            <dd className="text-soft">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
