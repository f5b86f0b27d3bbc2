import { useText } from '#app/platform/i18n/use-text.ts'
import { buttonLook } from '#app/ui/button.tsx'

/** The way to evidence as a PDF, and to the page that checks it. */
export function PdfLink({ number, address }: { number: string; address: string }) {
  const t = useText('sharing/evidence')
  return (
    <div className="mt-2 print:hidden">
      <p className="max-w-line">{t('link.pdfText', { number })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <a href={address} download className={buttonLook('primary')}>
          {t('link.pdf')}
        </a>
        <a href="/verify" className="inline-flex min-h-target items-center">
          {t('link.verify')}
        </a>
      </p>
    </div>
  )
}
