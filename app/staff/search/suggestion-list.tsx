import { useText } from '#app/platform/i18n/use-text.ts'
import { searchAddress } from './addresses.ts'
import { Hit } from './results.tsx'
import type { SearchRow } from './rows.server.ts'

const isPlace = ({ kind }: SearchRow): boolean => kind === 'organisation' || kind === 'location'

type Props = { rows: readonly SearchRow[]; total: number; isPart: boolean; q: string }

/** Own customers, then people, who can be called at once, and what else belongs to a customer; those of others come last. */
export function SuggestionList({ rows, total, isPart, q }: Props) {
  const t = useText('staff/search')
  if (total === 0) return <p className="px-2 py-1">{t('none')}</p>
  const groups = [
    { title: t('suggestions.own'), rows: rows.filter((row) => isPlace(row) && row.isOwn) },
    { title: t('kinds.person'), rows: rows.filter(({ kind }) => kind === 'person') },
    { title: t('suggestions.files'), rows: rows.filter(({ kind }) => kind === 'document' || kind === 'link') },
    { title: t('suggestions.others'), rows: rows.filter((row) => isPlace(row) && !row.isOwn) },
  ].filter((group) => group.rows.length > 0)
  return (
    <div className="text-tag">
      {groups.map((group, at) => (
        <div key={group.title}>
          <p id={`suggestions-${at}`} className="px-2 pt-1 font-strong text-soft">
            {group.title}
          </p>
          <ul aria-labelledby={`suggestions-${at}`}>
            {group.rows.map((row) => (
              <Hit key={row.address + row.text.title + row.text.context} row={row} />
            ))}
          </ul>
        </div>
      ))}
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-2 text-soft">
        <a
          href={searchAddress({ q, kind: null, isOwn: false, page: 1 })}
          className="inline-flex min-h-target items-center"
        >
          {isPart ? t('foundPart', { count: total, q }) : t('suggestions.all', { count: total, q })}
        </a>
        <span aria-hidden className="hidden lg:inline">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('suggestions.choose')} <kbd>Enter</kbd> {t('suggestions.open')}
        </span>
      </p>
    </div>
  )
}
