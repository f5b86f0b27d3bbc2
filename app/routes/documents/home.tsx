import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/auth/guard.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { DocumentsByCategory } from '#app/library/documents-by-category.tsx'
import { inLanguage } from '#app/library/document-groups.ts'
import { byCategory, libraryAddress } from '#app/library/handed-out-document.ts'
import { listHandedOut } from '#app/persistence/handed-out.server.ts'
import { readAppointment } from '#app/persistence/appointments.server.ts'
import { NextAppointment } from '#app/relations/next-appointment.tsx'
import { toldAppointment } from '#app/relations/told-appointment.ts'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'routes/documents'

export const handle: Handle = {
  isStill: true,
  i18n: [namespace, 'library', 'relations'],
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
    appointment: toldAppointment(appointment, Date.now()),
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
