import { useText } from '#app/i18n/use-text.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { hasGaps, type Letter } from './letter.ts'
import type { nl } from './nl.ts'

/** Fetches a letter as a file from a page with a form of its own: it notes nothing, and what was typed stays. */
export function FileLink({ letter, address }: { letter: Letter; address: string }) {
  const t = useText<typeof nl>('roadmap/letters')
  return (
    <div className="mt-2">
      <a href={address} download className={buttonLook('quiet')}>
        {t('download')}
      </a>
      {hasGaps(letter) && <p className="mt-1 max-w-line text-soft">{t('hasGaps')}</p>}
    </div>
  )
}
