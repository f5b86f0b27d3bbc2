import { useText } from '#app/platform/i18n/use-text.ts'
import { DocumentsByCategory } from '#app/platform/library/documents-by-category.tsx'
import { NextAppointment } from '#app/platform/relationships/next-appointment.tsx'
import { Note } from '#app/ui/card.tsx'
import type { ReadData } from './read.server.ts'
import { ShownTask } from './shown-item.tsx'

/** What somebody sees who may only read. */
export function ReadPart({ data: { items, documents }, base }: { data: ReadData; base: string }) {
  const t = useText('sharing/guest')
  if (documents) return <DocumentsPart documents={documents} base={base} />
  return (
    <>
      <Note className="mt-2 print:hidden">{t(items.length > 0 ? 'read.now' : 'read.nothing')}</Note>
      {items.map((item) => (
        <ShownTask key={item.key} item={item} base={base} isOnly={items.length === 1} />
      ))}
    </>
  )
}

function DocumentsPart({ documents, base }: { documents: NonNullable<ReadData['documents']>; base: string }) {
  const t = useText('sharing/guest')
  const { categories, appointment } = documents
  return (
    <>
      <NextAppointment appointment={appointment} calendar={`${base}/calendar`} />
      {categories.length === 0 && <p className="mt-3">{t('documents.none')}</p>}
      <DocumentsByCategory categories={categories} addressOf={(id) => `${base}/documents/${id}/download`} />
    </>
  )
}
