import { useNavigation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'

/**
 * The line at the very top while a page or a save is on its way. It waits a moment, so that quick answers stay calm.
 * @param props.isBusy whether something else than a change of page is on its way
 */
export function ProgressBar({ isBusy }: { isBusy: boolean }) {
  const t = useText('common')
  const { state } = useNavigation()
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
