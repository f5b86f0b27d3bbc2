import { useSyncExternalStore } from 'react'
import { fetchTexts } from '#app/platform/i18n/i18n.client.ts'
import { TextContext, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { openIsland } from '#app/ui/island.tsx'
import { readState, subscribe } from './client-state.ts'
import { toldErrorOf } from './login-error.ts'

/** Tells in a part of the page, from now on, how signing in in a window goes. */
export async function openPopupStatus(box: HTMLElement): Promise<void> {
  const texts = await fetchTexts('platform/auth')
  openIsland(box).render(
    <TextContext.Provider value={texts}>
      <PopupStatus />
    </TextContext.Provider>,
  )
}

function PopupStatus() {
  const t = useText('platform/auth')
  const { isLoading, isAuthenticated, error } = useSyncExternalStore(subscribe, readState)
  const told = error && toldErrorOf(error.error, error.message)
  return (
    <>
      {isLoading && <p className="mt-2">{t('login.windowOpen')}</p>}
      {isAuthenticated && <p className="mt-2">{t('login.signedIn')}</p>}
      {told && (
        <div className="mt-2">
          <Banner kind="error" title={t('login.failed')} live={false}>
            <p>{t(`errors.${told}`)}</p>
          </Banner>
        </div>
      )}
    </>
  )
}
