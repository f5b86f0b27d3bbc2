import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import type { Answer } from '#app/roadmap/flow/answer-words.server.ts'
import type { AnsweredPage, loadAnswers } from '#app/roadmap/flow/answers.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'

export { loadAnswers as loader } from '#app/roadmap/flow/answers.server.ts'

export const handle = titledByLoader

/** All answers of an item on one page, to be looked through before it is done. */
export default function Answers() {
  const { pages } = useLoaderData<typeof loadAnswers>()
  return (
    <InfoPage>
      {pages.map((page) => (
        <PageAnswers key={page.page} page={page} />
      ))}
    </InfoPage>
  )
}

function PageAnswers({ page }: { page: AnsweredPage }) {
  const t = useText('roadmap/screens')
  return (
    <Card as="section" className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2>{page.title}</h2>
        <a href={page.href} className="inline-flex min-h-target items-center">
          {t('answers.change')}
          <span className="sr-only"> {page.title}</span>
        </a>
      </div>
      {page.groups.map(({ legend, answers }, n) => (
        <div key={n}>
          {legend && <h3 className="mb-1 mt-3">{legend}</h3>}
          <dl>
            {answers.map((answer) => (
              <AnswerLine key={answer.name} answer={answer} />
            ))}
          </dl>
        </div>
      ))}
    </Card>
  )
}

function AnswerLine({ answer: { label, value, missingAt } }: { answer: Answer }) {
  const t = useText('roadmap/screens')
  return (
    <div className="break-inside-avoid border-t border-line-soft py-1 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-2">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">
        {missingAt === null ? (
          (value ?? <span className="text-soft">{t('answers.none')}</span>)
        ) : (
          <>
            {value && <span className="block">{value}</span>}{' '}
            <a href={missingAt} className="inline-block py-0.5">
              {t('answers.fillIn')}
              <span className="sr-only">: {label}</span>
            </a>
          </>
        )}
      </dd>
    </div>
  )
}
