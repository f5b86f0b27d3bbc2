import { useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from '#app/ui/way-out.tsx'

/** The end of every page: what this is for, and where to go when stuck. */
export function Footer({ signedIn }: { signedIn: boolean }) {
  const t = useText('common')
  return (
    <footer className="border-t border-line text-small text-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 px-2 py-2 sm:px-3">
        <p>{t('footer.purpose')}</p>
        {signedIn && (
          <WayOut href="/help" className="inline-flex min-h-target items-center">
            {t('footer.stuck')}
          </WayOut>
        )}
      </div>
    </footer>
  )
}
