import { useText } from '#app/platform/i18n/use-text.ts'

/**
 * The line at the very top while a page or a save is on its way; the button that was pressed is busy as long. Both wait a
 * moment, so that quick answers stay calm. Script shows it and says what it is (`app/platform/frame/show-state.ts`).
 */
export function ProgressBar() {
  const t = useText('common')
  return (
    <div
      hidden
      data-progress={t('loading')}
      className="fixed inset-x-0 top-0 z-progress h-0.5 animate-appear overflow-hidden bg-teal-wash opacity-0 print:hidden"
    >
      <div className="h-full w-1/4 animate-slide bg-teal forced-colors:bg-[Highlight] motion-reduce:w-full" />
    </div>
  )
}
