import { formatSize } from '#app/platform/documents/file-size.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { asPdf } from '../flow/addresses.ts'
import type { HandedFile } from './hand-out.ts'

type Props = { file: HandedFile; address: string }

/** Fetches what is handed out from a page with a form of its own: it notes nothing, and what was typed stays. */
export function FileLink({ file: { standIn, hasGaps: isIncomplete }, address }: Props) {
  const t = useText('roadmap/letters')
  const language = useLanguage()
  return (
    <div className="mt-2">
      <div className="flex flex-wrap gap-2">
        <a href={address} download className={buttonLook('quiet')}>
          {standIn
            ? t('downloadFile', { title: standIn.title, kind: standIn.kind, size: formatSize(standIn.size, language) })
            : t('download')}
        </a>{' '}
        {!standIn && (
          <a href={asPdf(address)} download className={buttonLook('quiet')}>
            {t('downloadPdf')}
          </a>
        )}
      </div>
      {isIncomplete && <p className="mt-1 max-w-line text-soft">{t('hasGaps')}</p>}
    </div>
  )
}
