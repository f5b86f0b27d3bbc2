import { useText } from '#app/platform/i18n/use-text.ts'
import { FiveStops } from '#app/ui/five-stops.tsx'
import type { Board } from './board.server.ts'
import { bandsOf } from './bands.ts'
import type { BoardRow } from './row.server.ts'

/** The same locations for a narrow screen: by date, each with its route in one line. */
export function BoardList({ board: { locations, query } }: { board: Board }) {
  const t = useText('staff/board')
  return (
    <section aria-label={t('list')} className="mt-1 md:hidden print:hidden">
      {bandsOf(locations, query.sort === 'date').map(({ band, rows }) => (
        <div key={band}>
          {band !== '' && <h2 className="mt-2 text-small">{band}</h2>}
          <ol className="mt-0.5 rounded border border-line bg-card">
            {rows.map((row) => (
              <Entry key={row.key} row={row} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function Entry({ row }: { row: BoardRow }) {
  const t = useText('staff/board')
  return (
    <li className="border-t border-line-soft px-1.5 py-1 first:border-t-0">
      <div className="flex flex-wrap justify-between gap-x-1 [overflow-wrap:anywhere]">
        <a href={row.href} className="inline-flex min-h-target items-center font-semibold text-ink">
          {row.name}
        </a>
        <span className="inline-flex min-h-target items-center">{row.day}</span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-1 [overflow-wrap:anywhere]">
        <a href={row.organisation.href} className="inline-flex min-h-3 items-center text-soft">
          {row.organisation.name}
        </a>
        {row.leftWords !== '' && (
          <span className={`self-center ${row.isPast ? 'font-semibold text-red' : 'text-soft'}`}>{row.leftWords}</span>
        )}
      </div>
      <FiveStops stops={row.stops} label={row.line} />
      <p className="flex flex-wrap gap-x-1.5 text-soft">
        {row.late > 0 && <span className="font-semibold text-red">{t('lateCount', { count: row.late })}</span>}
        {row.forecast.isLate && (
          <span className="font-semibold text-red">
            {t('expectedOn', { words: `${row.forecast.words}, ${row.forecast.rests}` })}
          </span>
        )}
        {row.waitsFor !== '' && <span>{t('waitsOnWho', { who: row.waitsFor })}</span>}
        {row.isStalled && <span className="font-semibold text-amber">{t('still')}</span>}
        {row.owner && <span>{row.owner.name}</span>}
      </p>
    </li>
  )
}
