import { dayOf, formatDay } from '#app/dates.ts'
import { useLanguage, useText } from '#app/i18n/use-text.ts'
import { StateTag } from '#app/ui/state-tag.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import { formatSize } from './file-size.ts'
import type { nl } from './nl.ts'

/** A document as a page shows it. Moments in milliseconds. */
export type ListedDocument = {
  id: string
  name: string
  /** Bytes. */
  size: number
  by: string
  at: number
  isAccepted: boolean
  /** False for what the provider put there. */
  isOwn: boolean
}

type Props = {
  documents: readonly ListedDocument[]
  /** Where the page stands, with its query: removing a document comes back to it. Without it nothing can be removed. */
  returnTo?: string
}

/** What has been uploaded, each with its size, who did it, whether it was checked, and the ways to get it or remove it. */
export function DocumentList({ documents, returnTo }: Props) {
  const t = useText<typeof nl>('documents')
  const language = useLanguage()
  if (documents.length === 0) return <p className="mt-2 text-soft">{t('list.none')}</p>
  return (
    <ul className="mt-2 rounded border border-line bg-card">
      {documents.map(({ id, name, size, by, at, isAccepted, isOwn }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-t border-line-soft px-2 py-1.5 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-32">
            <a
              href={`/documents/${id}/download`}
              aria-label={t('list.download', { name })}
              className="break-words font-semibold"
            >
              {name}
            </a>
            <p className="text-small text-soft">
              {t('list.about', { size: formatSize(size, language), by, at: formatDay(dayOf(at), language) })}
            </p>
            {isOwn && (
              <StateTag
                state={isAccepted ? 'confirmed' : 'waiting'}
                label={isAccepted ? t('list.checked') : t('list.waiting')}
              />
            )}
          </div>
          {returnTo !== undefined && isOwn && !isAccepted && (
            <WayOut
              href={`/documents/${id}/remove?${new URLSearchParams({ returnTo })}`}
              aria-label={t('list.removeName', { name })}
              className="min-h-target px-1 py-1 font-medium text-teal-dark underline underline-offset-3"
            >
              {t('list.remove')}
            </WayOut>
          )}
        </li>
      ))}
    </ul>
  )
}
