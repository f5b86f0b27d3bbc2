import { formatSize } from '#app/platform/documents/file-size.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import type { HandedOutDocument } from './handed-out-document.ts'

/** What somebody wants to know of a document before downloading it: what it is for, which kind, how large, in which language. */
export function AboutDocument({ document }: { document: HandedOutDocument }) {
  const t = useText('platform/library')
  const language = useLanguage()
  const { description, kind, size } = document
  const isOther = document.language !== language
  return (
    <>
      {description && <p className="mt-0.5 max-w-line whitespace-pre-line">{description}</p>}
      <p className="mt-0.5 text-small text-soft">
        {t('about', { kind, size: formatSize(size, language) })}
        {isOther && <span className="font-semibold"> · {t(document.language === 'en' ? 'inEnglish' : 'inDutch')}</span>}
      </p>
    </>
  )
}
