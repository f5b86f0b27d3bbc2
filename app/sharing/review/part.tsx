import { Form } from '@remix-run/react'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { AnswerForm } from './answer-fields.tsx'
import { remarkField } from './answer-form.ts'
import { DifferenceList } from './differences.tsx'
import type { ReviewAnswer, ReviewData } from './part.server.ts'
import { Remarks } from './remarks-list.tsx'
import { SectionView } from './section-view.tsx'
import { sheetsOf } from './sections.ts'

type Props = { data: ReviewData; answer: ReviewAnswer | undefined; base: string }

/** What somebody sees who is asked to review: all that was frozen, a place for remarks on each part, and the answer. */
export function ReviewPart({ data, answer, base }: Props) {
  const t = useText('sharing/review')
  const language = useLanguage()
  if (answer?.hasLeft) return <Left />
  const typed = answer?.typed ?? {}
  const errors = (answer?.errors ?? []).map(({ field, says }) => ({ fieldId: field, message: t(`errors.${says}`) }))
  const errorsOf = (id: string) => errors.flatMap(({ fieldId, message }) => (fieldId === id ? [message] : []))
  const { answered, previous } = data
  return (
    <>
      <div className="mt-2 empty:hidden">
        <ErrorSummary errors={errors} />
      </div>
      {answered && (
        <div className="mt-2" id="answer-given">
          <Banner kind={isYes(answered) ? 'success' : 'info'} title={t(titleOf(answered))}>
            <p>{formatMoment(answered.at, language)}</p>
            {answered.words && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answered.words}</p>}
            <p>{t('answered.change')}</p>
          </Banner>
        </div>
      )}
      <p className="mt-1 print:hidden">
        <a href="#your-answer" className="inline-flex min-h-target items-center">
          {t('answer.toIt')}
        </a>
      </p>
      <Note className="mt-2 print:hidden">{t('frozen', { when: formatMoment(data.frozenAt, language) })}</Note>
      {previous && <SinceLast round={data.round} previous={previous} />}
      <Form method="post" action={base}>
        {data.items.map(({ key, title }) => (
          <section key={key} aria-labelledby={`task-${key}`} className="mt-4">
            <h2 id={`task-${key}`}>{data.items.length > 1 ? title : t('shown')}</h2>
            {sheetsOf(data.sections.filter(({ itemKey }) => itemKey === key)).map((sheet) => (
              <Card key={sheet[0]?.id} className="mt-1.5">
                {sheet.map((section) => (
                  <SectionView
                    key={section.id}
                    section={section}
                    differences={previous?.differences ?? []}
                    comments={data.comments}
                    typed={typed}
                    errors={errorsOf(remarkField(section))}
                    heads={data.heads}
                    base={base}
                  />
                ))}
              </Card>
            ))}
          </section>
        ))}
        <AnswerForm data={data} typed={typed} errorsOf={errorsOf} />
      </Form>
    </>
  )
}

type Answered = NonNullable<ReviewData['answered']>

const isYes = ({ outcome }: Answered): boolean => outcome === 'approved' || outcome === 'read'

const titleOf = ({ outcome }: Answered) =>
  outcome === 'approved' || outcome === 'read' || outcome === 'declined'
    ? (`answered.${outcome}` as const)
    : 'answered.changes-asked'

function Left() {
  const t = useText('sharing/review')
  return (
    <div className="mt-3">
      <Banner kind="success" title={t('moved.title')}>
        <p>{t('moved.told')}</p>
      </Banner>
    </div>
  )
}

/** What the reader of an earlier round needs: what is different now, and what became of their remarks. */
function SinceLast({ round, previous }: { round: number; previous: NonNullable<ReviewData['previous']> }) {
  const t = useText('sharing/review')
  return (
    <section aria-labelledby="since-last" className="mt-3">
      <h2 id="since-last">{t('since.title', { round })}</h2>
      {previous.differences.length > 0 ? (
        <DifferenceList differences={previous.differences} />
      ) : (
        <p className="mt-1">{t('since.nothing')}</p>
      )}
      {previous.comments.length > 0 && (
        <>
          <h3 className="mt-2">{t('since.remarks')}</h3>
          <Remarks comments={previous.comments} />
        </>
      )}
    </section>
  )
}
