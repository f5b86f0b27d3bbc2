import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { SortWords } from './sort-head.tsx'
import type { SortLink } from './sort.ts'

type Props = { sorts: readonly { head: ReactNode; sort: SortLink<string> }[] }

/** What a list can be sorted by, above its cards on a phone; where there is room the heads of its table are these links. */
export function SortLine({ sorts }: Props) {
  const t = useText('ui/list')
  return (
    <nav aria-label={t('sortBy')} className="mb-1 flex flex-wrap items-center gap-x-2 text-small sm:hidden">
      <span aria-hidden="true" className="text-soft">
        {t('sortBy')}:
      </span>
      {sorts.map(({ head, sort: { sort, direction, href } }) => (
        <a key={sort} href={href} className="inline-flex min-h-target items-center">
          <SortWords direction={direction} name={head} />
        </a>
      ))}
    </nav>
  )
}
