import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Note } from '#app/ui/card.tsx'
import { WayOut } from '#app/ui/way-out.tsx'

type Props = { needed: { title: string; href: string }; children: ReactNode }

/** Says what has to be filled in before the day can be planned well, and what that means for this page. */
export function BasicsNeeded({ needed, children }: Props) {
  const t = useText('roadmap/location/plan-installation-day')
  return (
    <Note className="mt-3">
      <p className="font-bold">{t('waits.title', { title: needed.title })}</p>
      <p className="mb-1">{children}</p>
      <WayOut href={needed.href}>{t('waits.action')}</WayOut>
    </Note>
  )
}
