import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { Judged } from './judged.server.ts'

/** Says what was done to which document just now, with the way back to it. */
export function JudgedNote({ judged }: { judged: Judged }) {
  const t = useText('staff/review')
  if (!judged) return null
  return (
    <div className="mb-2 [overflow-wrap:anywhere]">
      <Banner kind="success">
        <p>
          {judged.words} <a href={judged.href}>{t('verdict.back')}</a>
        </p>
      </Banner>
    </div>
  )
}
