import { useText } from '#app/platform/i18n/use-text.ts'
import { AboutDocument } from './about-document.tsx'
import type { DocumentsOfCategory } from './handed-out-document.ts'

type Props = {
  categories: readonly DocumentsOfCategory[]
  /** The address at which a document is downloaded. */
  addressOf: (id: string) => string
}

/** The documents that are handed out, under their headings, each to be downloaded. */
export function DocumentsByCategory({ categories, addressOf }: Props) {
  const t = useText('platform/library')
  return categories.map(({ category, documents }) => (
    <section key={category} aria-labelledby={category}>
      <h2 id={category} className="mt-4">
        {t(`categories.${category}`)}
      </h2>
      <ul className="mt-1 rounded border border-line bg-card">
        {documents.map((document) => (
          <li key={document.id} className="border-t border-line-soft px-2 py-1.5 first:border-t-0">
            <a
              href={addressOf(document.id)}
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
  ))
}
