import { useText } from '#app/i18n/use-text.ts'
import { AboutDocument } from '#app/library/about-document.tsx'
import type { nl as libraryNl } from '#app/library/nl.ts'
import { NextAppointment } from '#app/relations/next-appointment.tsx'
import type { nl } from '#app/share/nl.ts'
import { Note } from '#app/ui/card.tsx'
import type { ReadData } from './read.server.ts'
import { ShownTask } from './shown-item.tsx'

/** What somebody sees who may only read. */
export function ReadPart({ data: { snapshot, documents }, base }: { data: ReadData; base: string }) {
  const t = useText<typeof nl>('share')
  if (documents) return <DocumentsPart documents={documents} base={base} />
  return (
    <>
      <Note className="mt-2 print:hidden">{t(snapshot.items.length > 0 ? 'read.now' : 'read.nothing')}</Note>
      {snapshot.items.map((item) => (
        <ShownTask key={item.key} item={item} base={base} isOnly={snapshot.items.length === 1} />
      ))}
    </>
  )
}

function DocumentsPart({ documents, base }: { documents: NonNullable<ReadData['documents']>; base: string }) {
  const t = useText<typeof nl>('share')
  const say = useText<typeof libraryNl>('library')
  const { categories, appointment } = documents
  return (
    <>
      <NextAppointment appointment={appointment} calendar={`${base}/calendar`} />
      {categories.length === 0 && <p className="mt-3">{t('documents.none')}</p>}
      {categories.map(({ category, documents: inCategory }) => (
        <section key={category} aria-labelledby={category}>
          <h2 id={category} className="mt-4">
            {say(`categories.${category}`)}
          </h2>
          <ul className="mt-1 rounded border border-line bg-card">
            {inCategory.map((document) => (
              <li key={document.id} className="border-t border-line-soft px-2 py-1.5 first:border-t-0">
                <a
                  href={`${base}/documents/${document.id}/download`}
                  download
                  aria-label={t('documents.download', { title: document.title })}
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
    </>
  )
}
