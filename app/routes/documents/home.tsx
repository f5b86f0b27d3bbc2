import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DocumentsByCategory } from '#app/platform/library/documents-by-category.tsx'
import { inLanguage } from '#app/platform/library/document-groups.ts'
import { byCategory, libraryAddress } from '#app/platform/library/handed-out-document.ts'
import { listHandedOut } from '#app/persistence/documents/handed-out.server.ts'
import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { NextAppointment } from '#app/platform/relationships/next-appointment.tsx'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import { readSentBack, type SentBackDocument } from './sent-back.server.ts'

const namespace = 'routes/documents'

export const handle: Handle = {
  remember: 'quarter',
  title: { namespace, key: 'title' },
}

/** GET /documents: what the organisation may have, and when it is spoken to again. `?all` shows every language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const [documents, appointment, sentBack] = await Promise.all([
    listHandedOut(member),
    readAppointment(member),
    readSentBack(member, context.language),
  ])
  const isAll = new URL(request.url).searchParams.has('all')
  const inOwn = inLanguage(documents, context.language)
  const shown = isAll ? documents : inOwn
  return {
    sentBack,
    isAll,
    isNothing: documents.length === 0,
    others: documents.length - inOwn.length,
    categories: byCategory(shown),
    appointment: appointmentView(appointment, Date.now()),
  }
}

/** The documents that are handed out, by category, and the follow-up appointment above them. */
export default function Documents() {
  const t = useText(namespace)
  const { sentBack, isAll, isNothing, others, categories, appointment } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <SentBack documents={sentBack} />
      <NextAppointment appointment={appointment} calendar="/documents/calendar" />
      {isNothing && <p className="mt-4 max-w-line">{t('none')}</p>}
      <DocumentsByCategory categories={categories} addressOf={libraryAddress} />
      {others > 0 && (
        <p className="mt-3">
          <a href={isAll ? '/documents' : '/documents?all'} className="inline-flex min-h-target items-center">
            {isAll ? t('oneLanguage') : t('allLanguages', { count: others })}
          </a>
        </p>
      )}
    </>
  )
}

/** What provider staff sent back of what the organisation uploaded, each with the way to a new version. */
function SentBack({ documents }: { documents: SentBackDocument[] }) {
  const t = useText(namespace)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="sent-back" className="mt-3">
      <h2 id="sent-back">{t('sentBack')}</h2>
      <ul className="mt-1 rounded border border-line bg-card">
        {documents.map(({ id, title, place, words, href }) => (
          <li key={id} className="border-t border-line-soft px-2 py-1.5 [overflow-wrap:anywhere] first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-1.5">
              <b className="font-semibold">{place ? `${title}, ${place}` : title}</b> <StateTag state="returned" />
            </p>
            <p className="max-w-line">{words}</p>
            <a href={href} className="inline-block py-1">
              {t('newVersion')}
              <span className="sr-only">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
