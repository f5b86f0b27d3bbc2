import { toast as show, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { TextContext, useText } from '#app/platform/i18n/use-text.ts'
import { fetchTexts } from '#app/platform/i18n/i18n.client.ts'
import type { BannerKind } from './banner.tsx'
import { openIsland } from './island.tsx'
import './toasts.css'

let opened: Promise<void> | undefined

/** Makes the place where messages appear, so that one can be said where the network is lost later. */
export const openToaster = (): Promise<void> => (opened ??= draw())

async function draw(): Promise<void> {
  const texts = await fetchTexts('common')
  openIsland().render(
    <TextContext.Provider value={texts}>
      <Toasters />
    </TextContext.Provider>,
  )
}

/** Shows a message that matters at the top right, for 8 seconds or until it is closed. */
export async function toast(kind: BannerKind, text: string): Promise<void> {
  await openToaster()
  show[kind](text, { duration: 8000, toasterId: 'toast' })
}

/** Confirms something small at the bottom left, for 5 seconds. */
export async function snackbar(text: string): Promise<void> {
  await openToaster()
  show.success(text, { duration: 5000, toasterId: 'snackbar' })
}

/** Below the header, whose links stay in reach. */
const belowHeader = { top: '4.75rem' }

function Toasters() {
  const t = useText('common')
  return (
    <>
      <Toaster
        id="toast"
        className="!z-toast print:hidden"
        position="top-right"
        offset={belowHeader}
        mobileOffset={belowHeader}
        visibleToasts={3}
        closeButton
        richColors
        containerAriaLabel={t('notices')}
        toastOptions={{ closeButtonAriaLabel: t('closeMessage') }}
      />
      <Toaster
        id="snackbar"
        className="!z-toast print:hidden"
        position="bottom-left"
        visibleToasts={3}
        expand
        hotkey={[]}
        richColors
        containerAriaLabel={t('confirmations')}
      />
    </>
  )
}
