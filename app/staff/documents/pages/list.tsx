import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { listAnnexes } from '#app/staff/organisations/agreements/read.server.ts'
import { AnnexList } from '#app/staff/organisations/agreements/annexes.tsx'
import { saveAnnexMark } from '#app/staff/organisations/agreements/mark.server.ts'
import { libraryListAddress, libraryTableAddress } from '#app/staff/documents/addresses.ts'
import { categoryOf, languageOf, libraryCategories } from '#app/platform/library/categories.ts'
import { fileKind } from '#app/platform/library/file-kind.ts'
import { libraryAddress } from '#app/platform/library/handed-out-document.ts'
import { listLibrary } from '#app/persistence/documents/library.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilterChoice, ListFilter } from '#app/ui/list/filter.tsx'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/documents', key: 'title' } }

/** GET /admin/documents?category=&language=: the library, for provider staff. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { searchParams } = new URL(request.url)
  const category = categoryOf(searchParams.get('category'))
  const language = languageOf(searchParams.get('language'))
  const slots = new Map(slotOptions(context.language).map(({ value, label }) => [value, label]))
  // Annexes are said of the whole library, whatever is listed.
  const all = await listLibrary(actor, { category: null, language: null })
  const documents = all.filter(
    (one) => (category === null || one.category === category) && (language === null || one.language === language),
  )
  return {
    annexes: await listAnnexes(actor, context.language, all),
    category,
    language,
    documents: documents.map((document) => ({
      id: document.id,
      title: document.title,
      category: document.category,
      language: languageOf(document.language),
      isForAll: document.isForAll,
      chosenFor: document.chosenFor,
      slot: document.slot === null ? '' : (slots.get(document.slot) ?? document.slot),
      kind: fileKind(document.mediaType),
      size: document.size,
      at: document.createdAt.getTime(),
      by: document.createdByName,
    })),
  }
}

/** Marks an annex of agreements as applying to nobody, or to everybody again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  return saveAnnexMark(actor, null, await readOwnForm(request, context), libraryListAddress)
}

/** The library: what is handed out, to whom and in the place of what. */
export default function Library() {
  const t = useText('staff/documents')
  const say = useText('platform/library')
  const agreements = useText('staff/organisations/agreements')
  const reading = useLanguage()
  const { category, language, documents, annexes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-2">
        <ButtonLink href="/admin/documents/upload">{t('add')}</ButtonLink>
      </p>
      <ListFilter all={category || language ? libraryListAddress : null}>
        <FilterChoice
          name="category"
          label={t('columns.category')}
          options={libraryCategories.map((value) => ({ value, label: say(`categories.${value}`) }))}
          empty={t('filter.allCategories')}
          value={category ?? ''}
        />
        <FilterChoice
          name="language"
          label={t('columns.language')}
          options={languages.map((value) => ({ value, label: say(`languages.${value}`) }))}
          empty={t('filter.allLanguages')}
          value={language ?? ''}
        />
      </ListFilter>
      <ListHead
        found={t('found', { count: documents.length })}
        table={libraryTableAddress({ category: category ?? '', language: language ?? '' })}
      />
      <div className="mt-1">
        {documents.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('title')}
            rows={documents}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'title',
                head: t('columns.title'),
                names: true,
                cell: ({ id, title, slot }) => (
                  <>
                    <a href={`/admin/documents/${id}`}>{title}</a>
                    {slot && <span className="block font-normal text-soft">{t('inPlaceOf', { slot })}</span>}
                  </>
                ),
              },
              {
                key: 'category',
                head: t('columns.category'),
                cell: (document) => say(`categories.${document.category}`),
              },
              {
                key: 'language',
                head: t('columns.language'),
                cell: (document) => document.language && say(`languages.${document.language}`),
              },
              {
                key: 'audience',
                head: t('columns.audience'),
                cell: ({ isForAll, chosenFor }) => (isForAll ? t('forAll') : t('chosenFor', { count: chosenFor })),
              },
              {
                key: 'file',
                head: t('columns.file'),
                cell: ({ id, title, kind, size }) => (
                  <a href={libraryAddress(id)} aria-label={t('changePage.download', { name: title })}>
                    {say('about', { kind, size: formatSize(size, reading) })}
                  </a>
                ),
              },
              {
                key: 'added',
                head: t('columns.added'),
                cell: ({ at, by }) => t('addedBy', { at: formatDay(dayOf(at), reading), by }),
              },
            ]}
          />
        )}
      </div>
      <section aria-labelledby="annexes" className="mt-4 max-w-form">
        <h2 id="annexes">{agreements('annexes.ofAll')}</h2>
        <p className="mt-1">{agreements('annexes.ofAllLead')}</p>
        <AnnexList annexes={annexes} />
      </section>
    </>
  )
}
