import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { addedHelp } from '#app/platform/site/site-texts.server.ts'
import { ContactWays } from '#app/platform/relationships/provider-contact.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { nl } from './help/nl.ts'

const namespace = 'routes/help'

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /help: what provider staff added, which is at hand without a query. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  return { added: addedHelp(context.language), contact: context.session?.contact ?? null }
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

/** Questions that come up often, those of provider staff behind ours, and whom to ask the others. */
export default function Help() {
  const t = useText(namespace)
  const { added, contact } = useLoaderData<typeof loader>()
  const hasOthers = added.some(({ section }) => section === 'other')
  const shown: Topic[] = hasOthers ? [...topics, { id: 'other', title: 'other.title', questions: [] }] : topics
  return (
    <>
      <PageTitle lead={t('lead')}>{t('heading')}</PageTitle>
      <nav aria-label={t('contents')} className="mt-2">
        <ul className="flex flex-wrap gap-x-3">
          {[...shown.map(({ id, title }) => ({ id, title })), { id: 'contact', title: 'contact.title' as const }].map(
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
      {shown.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-4 max-w-line">
          <h2 id={id}>{t(title)}</h2>
          {questions.map(({ question, answer }) => (
            <div key={question} className="mt-2">
              <h3>{t(question)}</h3>
              <p className="mt-0.5">{t(answer)}</p>
            </div>
          ))}
          {added
            .filter(({ section }) => section === id)
            .map(({ id: key, question, answer }) => (
              <div key={key} className="mt-2 [overflow-wrap:anywhere]">
                <h3>{question}</h3>
                <p className="mt-0.5 whitespace-pre-line">{answer}</p>
              </div>
            ))}
        </section>
      ))}
      <Card as="section" accent className="mt-5 max-w-line">
        <h2 id="contact">{t('contact.title')}</h2>
        {contact?.name && <p className="mt-1 font-semibold">{contact.name}</p>}
        {contact && <ContactWays contact={contact} />}
        <p className="mt-1">{t(contact ? 'contact.known' : 'contact.text')}</p>
        <p className="mt-1">{t('contact.privacy')}</p>
      </Card>
      <p className="mt-3 max-w-line">
        {t('programs.text')} <a href="/api/docs">{t('programs.link')}</a>
      </p>
    </>
  )
}
