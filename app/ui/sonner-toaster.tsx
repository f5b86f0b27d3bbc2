import { useEffect, useRef } from 'react'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { useText } from '#app/platform/i18n/use-text.ts'
import './toasts.css'
import type { Message } from './toaster.tsx'

/** Below the header, whose links stay in reach. */
const belowHeader = { top: '4.75rem' }

/** Draws the messages that came since the last time. */
export function SonnerToaster({ messages }: { messages: Message[] }) {
  const t = useText('common')
  const last = useRef(0)
  useEffect(() => {
    for (const { id, place, kind, text, seconds } of messages.filter((message) => message.id > last.current)) {
      toast[kind](text, { duration: seconds * 1000, toasterId: place })
      last.current = id
    }
  }, [messages])
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
