import { useSyncExternalStore } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether there is a network; true on the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Says that the network is gone, for as long as it is; not where a form says it in the line about its saves. */
export function OfflineBanner() {
  const t = useText('common')
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <div className="offline-banner">
      <Banner kind="warning" title={t('offline.title')}>
        <p>{t('offline.text')}</p>
      </Banner>
    </div>
  )
}
