import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Review } from './document-view.server.ts'

/** What the document looks like, and beside it the version before it with why that was sent back. */
export function Pictures({ review }: { review: Review }) {
  const t = useText('staff/review')
  const { name, preview, download, version, size, earlier } = review
  const [previous] = earlier
  return (
    <div className={`grid content-start gap-2 ${previous ? 'md:grid-cols-2' : ''}`}>
      <Picture
        title={t('document.now')}
        about={`${t('document.version', { count: version })} · ${size}`}
        {...{ name, preview }}
        isNow
      >
        <p className="px-2 pt-1 font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="px-2 pt-0.5 text-small text-soft">
          {t(preview ? 'document.previewAbout' : 'document.noPreview')}
        </p>
        {download && (
          <p className="px-2 py-1">
            <a href={download} aria-label={t('document.downloadName', { name })} className="row-button">
              {t('document.download')}
            </a>
          </p>
        )}
      </Picture>
      {previous && (
        <Picture
          title={t('document.previousVersion')}
          about={previous.at}
          name={previous.name}
          preview={previous.preview}
        >
          <p className="px-2 pt-1 [overflow-wrap:anywhere]">
            <a href={previous.href}>{previous.name}</a>
          </p>
          {!previous.preview && <p className="px-2 pt-1 text-small text-soft">{t('document.noPicture')}</p>}
          {previous.reason !== null && previous.judged && (
            <p className="whitespace-pre-line px-2 py-1 text-red [overflow-wrap:anywhere]">
              {t('document.returned', previous.judged)}: “{previous.reason}”
            </p>
          )}
        </Picture>
      )}
    </div>
  )
}

type PictureProps = {
  title: string
  about: string
  name: string
  preview: string | null
  isNow?: boolean
  children: ReactNode
}

function Picture({ title, about, name, preview, isNow = false, children }: PictureProps) {
  const t = useText('staff/review')
  const id = isNow ? 'now' : 'previous-version'
  return (
    <section aria-labelledby={id} className="min-w-0 self-start rounded border border-line bg-card">
      <div className="flex flex-wrap items-center gap-x-1 border-b border-line-soft px-2 py-0.5">
        <h2 id={id} className="text-title3">
          {title}
        </h2>
        <span className="text-soft">{about}</span>
        {preview && (
          <a
            href={preview}
            aria-label={t('document.largerName', { name })}
            className="ml-auto inline-flex min-h-target items-center md:min-h-4"
          >
            {t('document.larger')}
          </a>
        )}
      </div>
      {preview && (
        <div className="bg-paper p-1.5">
          <img
            src={preview}
            alt={t('document.preview', { name })}
            data-review-picture={isNow ? '' : undefined}
            className="mx-auto max-h-[75vh] min-h-20 max-w-full"
          />
        </div>
      )}
      {children}
    </section>
  )
}
