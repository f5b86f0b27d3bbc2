import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'

/** Says that a page is somebody else's, and that they can see who looked. */
export function StaffViewBanner({ organisation }: { organisation: string }) {
  const t = useText('staff/organisations')
  return (
    <div className="mb-2">
      <Banner kind="info" title={t('seen.banner', { organisation })} live={false}>
        {t('seen.bannerText')}
      </Banner>
    </div>
  )
}
