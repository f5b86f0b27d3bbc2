import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'

/**
 * The line at the very top while a page or a save is on its way; the button that was pressed is busy as long. Both wait a
 * moment, so that quick answers stay calm.
 * @param props.isBusy whether something else than a change of page is on its way
 */
export function ProgressBar({ isBusy }: { isBusy: boolean }) {
  const t = useText('common')
  const { state, formData } = useNavigation()
  useBusyButton(formData !== undefined)
  if (state === 'idle' && !isBusy) return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-progress h-0.5 animate-appear overflow-hidden bg-teal-wash opacity-0 print:hidden"
    >
      <div className="h-full w-1/4 animate-slide bg-teal forced-colors:bg-[Highlight] motion-reduce:w-full" />
    </div>
  )
}

/** Whatever form it belongs to: a page need not know which of its buttons was pressed. */
function useBusyButton(isSending: boolean): void {
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter
    }
    document.addEventListener('submit', remember)
    return () => document.removeEventListener('submit', remember)
  }, [])
  useEffect(() => {
    const button = pressed.current
    if (!isSending || !button) return
    button.setAttribute('aria-busy', 'true')
    return () => button.removeAttribute('aria-busy')
  }, [isSending])
}
