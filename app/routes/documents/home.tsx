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

const namespace = 'routes/documents'

export const handle: Handle = {
  hydrate: false,
  i18n: [namespace, 'platform/library', 'platform/relationships'],
  title: { namespace, key: 'title' },
}

/** GET /documents: what the organisation may have, and when it is spoken to again. `?all` shows every language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const [documents, appointment] = await Promise.all([listHandedOut(member), readAppointment(member)])
  const isAll = new URL(request.url).searchParams.has('all')
  const inOwn = inLanguage(documents, context.language)
  const shown = isAll ? documents : inOwn
  return {
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
  const { isAll, isNothing, others, categories, appointment } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
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
