import { useText } from '#app/platform/i18n/use-text.ts'
import type { SearchPage } from './load.server.ts'

const chip =
  'inline-flex min-h-target items-center gap-1 whitespace-nowrap rounded-pill border border-edge bg-card px-2 text-tag text-ink no-underline hover:bg-hover aria-[current]:border-teal aria-[current]:bg-teal-wash aria-[current]:font-strong'

type Props = { page: Pick<SearchPage, 'kind' | 'kinds' | 'isOwn' | 'own' | 'isPart'> }

/** What was found by kind, with how much there is of each, and whether it is of one's own customers alone. */
export function SearchFilter({ page: { kind, kinds, isOwn, own, isPart } }: Props) {
  const t = useText('staff/search')
  const told = (count: number) => (isPart && count > 0 ? t('moreThan', { count }) : count)
  return (
    <div className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
      <nav aria-label={t('kind')}>
        <ul className="flex flex-wrap gap-1">
          {kinds.map((one) => (
            <li key={one.kind ?? 'all'}>
              <a href={one.href} aria-current={one.kind === kind ? 'true' : undefined} className={chip}>
                {one.kind === null ? t('all') : t(`kinds.${one.kind}`)}{' '}
                <b className="font-normal text-soft">{told(one.count)}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('owner')}>
        <ul>
          <li>
            <a href={own.href} aria-current={isOwn ? 'true' : undefined} className={chip}>
              {t('own')} <b className="font-normal text-soft">{own.count}</b>
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
