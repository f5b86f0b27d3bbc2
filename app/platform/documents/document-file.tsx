import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { formatSize } from './file-size.ts'
import type { ListedFile } from './listed-document.ts'

/** A file: its name, which downloads it, its size, and by whom and when it was uploaded. */
export function DocumentFile({ file }: { file: ListedFile }) {
  const t = useText('platform/documents')
  const language = useLanguage()
  const { id, name, size, by, at } = file
  return (
    <>
      {file.isReadable ? (
        <a
          href={`/documents/${id}/download`}
          aria-label={t('list.download', { name })}
          className="break-words font-semibold"
        >
          {name}
        </a>
      ) : (
        <span className="break-words font-semibold">{name}</span>
      )}
      <p className="text-small text-soft">
        {t('list.about', { size: formatSize(size, language), by, at: formatDay(dayOf(at), language) })}
      </p>
      {file.hasPreview && (
        <p className="text-small">
          <a href={`/documents/${id}/preview`} target="_blank" rel="noreferrer" className="inline-block py-0.5">
            {t('list.view')}
            <span className="sr-only">
              {' '}
              {name} ({t('list.newTab')})
            </span>
          </a>
        </p>
      )}
    </>
  )
}

/** Why a file was sent back, by whom and when. */
export function ReturnReason({ returned }: { returned: NonNullable<ListedFile['returned']> }) {
  const t = useText('platform/documents')
  const language = useLanguage()
  return (
    <div className="mt-0.5 max-w-text border-l-[3px] border-amber pl-1.5 text-small">
      <p className="whitespace-pre-line break-words">{returned.reason}</p>
      <p className="text-soft">
        {t('list.returnedBy', { by: returned.by, at: formatDay(dayOf(returned.at), language) })}
      </p>
    </div>
  )
}
