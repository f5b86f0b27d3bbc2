import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** A path of this site. */
  returnTo: string
  /** Whether the provider has to ask who somebody is, also where it knows it. */
  askAgain: boolean
  /** Where tokens are kept, by the settings of this host. */
  cacheLocation: string
}

/** The button that signs in in a window of its own. Only script can open one: `watch-popup.ts` shows it where it can. */
export function PopupSignIn({ returnTo, askAgain, cacheLocation }: Props) {
  const t = useText('platform/auth')
  return (
    <div hidden className="mt-2" data-popup={cacheLocation} data-return-to={returnTo} data-ask-again={askAgain}>
      <Button type="button" tone="plain" size="small">
        {t('login.inWindow')}
      </Button>
      <div role="status" data-island="" />
    </div>
  )
}
