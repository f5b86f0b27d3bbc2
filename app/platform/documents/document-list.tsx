import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from '#app/ui/way-out.tsx'
import { CheckTag } from './check-tag.tsx'
import { DocumentFile, ReturnReason } from './document-file.tsx'
import type { ListedDocument, ListedFile } from './listed-document.ts'

type Props = {
  documents: readonly ListedDocument[]
  /** Where the page stands, with its query: removing a document comes back to it. Without it nothing can be removed. */
  returnTo?: string
  /** The page on which a new version of what was sent back is uploaded, with its query. */
  uploadAddress?: string
}

/** What has been uploaded, each with how far its check is, its earlier versions, and the ways to get or remove it. */
export function DocumentList({ documents, ...ways }: Props) {
  const t = useText('platform/documents')
  if (documents.length === 0) return <p className="mt-2 text-soft">{t('list.none')}</p>
  return (
    <ul className="mt-2 rounded border border-line bg-card">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-t border-line-soft px-2 py-1.5 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-32">
            <DocumentFile file={document} />
            {document.isOwn && <Check document={document} />}
            {document.returned && <ReturnReason returned={document.returned} />}
            {document.earlier.length > 0 && <EarlierVersions files={document.earlier} name={document.name} />}
          </div>
          <Ways document={document} {...ways} />
        </li>
      ))}
    </ul>
  )
}

function Check({ document: { state, accepted } }: { document: ListedDocument }) {
  const t = useText('platform/documents')
  const language = useLanguage()
  return (
    <p className="flex flex-wrap items-center gap-1">
      <CheckTag state={state} />
      {accepted && (
        <span className="text-small text-soft">
          {t('list.checkedBy', { by: accepted.by, at: formatDay(dayOf(accepted.at), language) })}
        </span>
      )}
    </p>
  )
}

const wayLook = 'inline-flex min-h-target items-center font-medium underline underline-offset-3'

function Ways({ document, returnTo, uploadAddress }: Omit<Props, 'documents'> & { document: ListedDocument }) {
  const t = useText('platform/documents')
  const { id, name, isOwn, state } = document
  return (
    <div className="flex flex-wrap gap-x-2">
      {uploadAddress !== undefined && state === 'returned' && (
        <WayOut
          href={withReplaced(uploadAddress, id)}
          aria-label={t('list.newVersionOf', { name })}
          className={`${wayLook} text-teal-dark`}
        >
          {t('list.newVersion')}
        </WayOut>
      )}
      {returnTo !== undefined && isOwn && state !== 'checked' && (
        <WayOut
          href={`/documents/${id}/remove?${new URLSearchParams({ returnTo })}`}
          aria-label={t('list.removeName', { name })}
          className={`${wayLook} text-red`}
        >
          {t('list.remove')}
        </WayOut>
      )}
    </div>
  )
}

const withReplaced = (address: string, id: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ replaces: id })}`

function EarlierVersions({ files, name }: { files: readonly ListedFile[]; name: string }) {
  const t = useText('platform/documents')
  return (
    <details className="mt-0.5 text-small">
      <summary className="cursor-pointer py-1 text-teal-dark">
        {t('list.earlier', { count: files.length })}
        <span className="sr-only"> {t('list.earlierOf', { name })}</span>
      </summary>
      <ul className="border-l-[3px] border-rail pl-1.5">
        {files.map((file) => (
          <li key={file.id} className="py-0.5">
            <DocumentFile file={file} />
            {file.returned && <ReturnReason returned={file.returned} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
