import { useText } from '#app/platform/i18n/use-text.ts'
import { PageTitle } from '#app/ui/page-title.tsx'

/** What everybody sees whose link opens nothing, whatever the reason. */
export function Closed() {
  const t = useText('sharing/guest')
  return (
    <>
      <PageTitle lead={t('closed.lead')}>{t('closed.title')}</PageTitle>
      <p className="mt-1 max-w-text">{t('closed.what')}</p>
    </>
  )
}
