import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { readState, subscribe } from './client-state.ts'
import { toldErrorOf } from './login-error.ts'

type LoginWithPopup = (start: Record<string, string>, settings: { cacheLocation: string }) => Promise<void>
type Props = {
  /** A path of this site. */
  returnTo: string
  /** Whether the provider has to ask who somebody is, also where it knows it. */
  askAgain: boolean
  /** Where tokens are kept, by the settings of this host. */
  cacheLocation: string
}

/**
 * The button that signs in in a window of its own. Only script can open one, so without it there is no button; nor where
 * the page came by plain http.
 */
export function PopupSignIn(props: Props) {
  const [loginWithPopup, setLogin] = useState<LoginWithPopup | null>(null)
  useEffect(() => {
    if (!window.isSecureContext) return
    // Loaded before the button is there: a window has to follow its press directly. Without it the other button does.
    import('./browser.ts').then(
      (browser) => setLogin(() => browser.loginWithPopup),
      () => {},
    )
  }, [])
  return loginWithPopup && <PopupButton loginWithPopup={loginWithPopup} {...props} />
}

function PopupButton({
  loginWithPopup,
  returnTo,
  askAgain,
  cacheLocation,
}: Props & { loginWithPopup: LoginWithPopup }) {
  const t = useText('platform/auth')
  const { isLoading, isAuthenticated, error } = useSyncExternalStore(subscribe, readState)
  useEffect(() => {
    // A new document: everything around the page is another one for anyone who is signed in.
    if (isAuthenticated) window.location.assign(returnTo)
  }, [isAuthenticated, returnTo])
  const told = error && toldErrorOf(error.error, error.message)
  const start = { returnTo, ...(askAgain ? { prompt: 'login' } : {}) }
  const open = () => void loginWithPopup(start, { cacheLocation })
  return (
    <div className="mt-2">
      <Button type="button" tone="plain" size="small" onClick={open}>
        {t('login.inWindow')}
      </Button>
      <div role="status">
        {isLoading && <p className="mt-2">{t('login.windowOpen')}</p>}
        {isAuthenticated && <p className="mt-2">{t('login.signedIn')}</p>}
        {told && (
          <div className="mt-2">
            <Banner kind="error" title={t('login.failed')} live={false}>
              <p>{t(`errors.${told}`)}</p>
            </Banner>
          </div>
        )}
      </div>
    </div>
  )
}
