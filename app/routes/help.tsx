import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/auth/guard.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import type { TextKey } from '#app/i18n/text.ts'
import { useText } from '#app/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { nl } from './help/nl.ts'

const namespace = 'routes/help'

export const handle: Handle = { isStill: true, i18n: namespace, title: { namespace, key: 'title' } }

export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  return null
}

type Key = TextKey<typeof nl>
type Topic = { id: string; title: Key; questions: { question: Key; answer: Key }[] }

const topics: Topic[] = [
  {
    id: 'start',
    title: 'start.title',
    questions: [
      { question: 'start.howLong.question', answer: 'start.howLong.answer' },
      { question: 'start.order.question', answer: 'start.order.answer' },
      { question: 'start.together.question', answer: 'start.together.answer' },
    ],
  },
  {
    id: 'saving',
    title: 'saving.title',
    questions: [
      { question: 'saving.kept.question', answer: 'saving.kept.answer' },
      { question: 'saving.who.question', answer: 'saving.who.answer' },
      { question: 'saving.states.question', answer: 'saving.states.answer' },
    ],
  },
  {
    id: 'meeting',
    title: 'meeting.title',
    questions: [
      { question: 'meeting.duration.question', answer: 'meeting.duration.answer' },
      { question: 'meeting.date.question', answer: 'meeting.date.answer' },
    ],
  },
  {
    id: 'day',
    title: 'day.title',
    questions: [
      { question: 'day.arrival.question', answer: 'day.arrival.answer' },
      { question: 'day.after.question', answer: 'day.after.answer' },
    ],
  },
]

/** Questions that come up often, and whom to ask the others. */
export default function Help() {
  const t = useText<typeof nl>(namespace)
  return (
    <>
      <PageTitle lead={t('lead')}>{t('heading')}</PageTitle>
      <nav aria-label={t('contents')} className="mt-2">
        <ul className="flex flex-wrap gap-x-3">
          {[...topics.map(({ id, title }) => ({ id, title })), { id: 'contact', title: 'contact.title' as const }].map(
            ({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-target items-center">
                  {t(title)}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      {topics.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-4 max-w-line">
          <h2 id={id}>{t(title)}</h2>
          {questions.map(({ question, answer }) => (
            <div key={question} className="mt-2">
              <h3>{t(question)}</h3>
              <p className="mt-0.5">{t(answer)}</p>
            </div>
          ))}
        </section>
      ))}
      <Card as="section" accent className="mt-5 max-w-line">
        <h2 id="contact">{t('contact.title')}</h2>
        <p className="mt-1">{t('contact.text')}</p>
        <p className="mt-1">{t('contact.privacy')}</p>
      </Card>
    </>
  )
}
