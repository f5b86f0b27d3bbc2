import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/auth/guard.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { AboutDocument } from '#app/library/about-document.tsx'
import { libraryCategories } from '#app/library/categories.ts'
import { inLanguage } from '#app/library/document-groups.ts'
import { handedOutDocument, libraryAddress } from '#app/library/handed-out-document.ts'
import type { nl as libraryNl } from '#app/library/nl.ts'
import { listHandedOut } from '#app/persistence/handed-out.server.ts'
import { readAppointment } from '#app/persistence/appointments.server.ts'
import { NextAppointment } from '#app/relations/next-appointment.tsx'
import { toldAppointment } from '#app/relations/told-appointment.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { nl } from './nl.ts'

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
    categories: libraryCategories.flatMap((category) => {
      const inCategory = shown.filter((document) => document.category === category)
      return inCategory.length > 0 ? [{ category, documents: inCategory.map(handedOutDocument) }] : []
    }),
    appointment: toldAppointment(appointment, Date.now()),
  }
}

/** The documents that are handed out, by category, and the follow-up appointment above them. */
export default function Documents() {
  const t = useText<typeof nl>(namespace)
  const say = useText<typeof libraryNl>('library')
  const { isAll, isNothing, others, categories, appointment } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <NextAppointment appointment={appointment} calendar="/documents/calendar" />
      {isNothing && <p className="mt-4 max-w-line">{t('none')}</p>}
      {categories.map(({ category, documents }) => (
        <section key={category} aria-labelledby={category}>
          <h2 id={category} className="mt-4">
            {say(`categories.${category}`)}
          </h2>
          <ul className="mt-1 rounded border border-line bg-card">
            {documents.map((document) => (
              <li key={document.id} className="border-t border-line-soft px-2 py-1.5 first:border-t-0">
                <a
                  href={libraryAddress(document.id)}
                  aria-label={t('download', { title: document.title })}
                  className="font-semibold [overflow-wrap:anywhere]"
                >
                  {document.title}
                </a>
                <AboutDocument document={document} />
              </li>
            ))}
          </ul>
        </section>
      ))}
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
