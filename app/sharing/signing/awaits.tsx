import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { SigningData } from './part.server.ts'

/** Says whose agreement comes first. */
export function Awaits({ awaits, sender }: { awaits: NonNullable<SigningData['awaits']>; sender: string }) {
  const t = useText('sharing/signing')
  const { name, outcome, isLapsed } = awaits
  const why = isLapsed ? 'lapsed' : outcome === null ? 'text' : 'objects'
  return (
    <div className="mt-4">
      <Banner kind="info" live={false} title={t('awaits.title', { name })}>
        {t(`awaits.${why}`, { name, sender })}
      </Banner>
    </div>
  )
}
