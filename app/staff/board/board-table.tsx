import { useText } from '#app/platform/i18n/use-text.ts'
import { edgeBefore, scrollBox, StepHeads, TaskHeads } from '#app/roadmap/screens/task-marks/heads.tsx'
import { Legend } from '#app/roadmap/screens/task-marks/legend.tsx'
import type { Board } from './board.server.ts'
import { bandsOf } from './bands.ts'
import { OwnerMark } from './owner-mark.tsx'
import type { BoardRow } from './row.server.ts'

// Names and owners stay in sight; for that each cell draws its own lines, and the focus keeps clear of them.
const named = 'sticky left-0 z-[2] border-r border-r-line bg-card text-left'
const owned = 'sticky right-0 border-l border-l-line bg-card px-0.5'
const head = 'border-b border-b-line px-1 py-0.5 font-semibold text-soft'

/** A row per location by its connection day, a cell per task: shape says where it stands, with words for who cannot see it. */
export function BoardTable({ board: { locations, items, steps, marks: html, query, columns } }: { board: Board }) {
  const t = useText('staff/board')
  const has = (column: (typeof columns.all)[number]) => columns.shown.includes(column)
  const high = has('tasks') ? 2 : 1
  const all = 1 + columns.shown.length + (has('tasks') ? items.length - 1 : 0)
  return (
    <div className="hidden md:block print:block">
      {has('tasks') && <Legend />}
      <section {...scrollBox} aria-label={t('table')}>
        <table className="w-full border-separate [border-spacing:0] whitespace-nowrap text-tag">
          <caption className="sr-only">{t('table')}</caption>
          <thead className="sticky top-0 z-10 bg-card text-left print:static">
            <tr>
              <th scope="col" rowSpan={high} className={`${head} ${named}`}>
                {t('location')}
              </th>
              {has('day') && (
                <th scope="col" rowSpan={high} className={head}>
                  {t('day')}
                </th>
              )}
              {has('left') && (
                <th scope="col" rowSpan={high} className={head} title={t('leftHint')}>
                  <span aria-hidden="true">{t('left')}</span>
                  <span className="sr-only">{t('leftHint')}</span>
                </th>
              )}
              {has('expected') && (
                <th scope="col" rowSpan={high} className={head}>
                  {t('expected')}
                </th>
              )}
              {has('tasks') && <StepHeads steps={steps} items={items} />}
              {has('late') && (
                <th scope="col" rowSpan={high} className={`${head} border-l border-l-line`}>
                  {t('late')}
                </th>
              )}
              {has('waitsOn') && (
                <th scope="col" rowSpan={high} className={`${head} whitespace-normal`}>
                  {t('waitsOn')}
                </th>
              )}
              {has('owner') && (
                <th scope="col" rowSpan={high} className={`border-b border-b-line ${owned}`}>
                  <span className="sr-only">{t('owner')}</span>
                </th>
              )}
            </tr>
            {has('tasks') && <TaskHeads items={items} />}
          </thead>
          {bandsOf(locations, query.sort === 'date').map(({ band, rows }) => (
            // Cells have their look from here: there are a thousand of them.
            <tbody key={band} className="[&_td]:h-5 [&_td]:border-b [&_td]:border-b-line-soft">
              {band !== '' && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={all}
                    className="border-b border-b-line-soft bg-wait px-1 py-0.25 text-left font-semibold text-soft"
                  >
                    <span className="sticky left-1">{band}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.key}>
                  <Name row={row} />
                  {has('day') && (
                    <td className="px-1">
                      {row.day}
                      {row.isTarget && (
                        <span className="text-soft" title={t('target')}>
                          <span aria-hidden="true"> ?</span>
                          <span className="sr-only"> {t('target')}</span>
                        </span>
                      )}
                    </td>
                  )}
                  {has('left') && (
                    <td className={`px-1 text-right tabular-nums ${row.isPast ? 'font-semibold text-red' : ''}`}>
                      {row.left}
                    </td>
                  )}
                  {has('expected') && (
                    <td className={`px-1 ${row.forecast.isLate ? 'font-semibold text-red' : 'text-soft'}`}>
                      {row.forecast.words}
                      {row.forecast.isLate && (
                        <span className="block text-[0.8125rem] font-normal">{row.forecast.rests}</span>
                      )}
                    </td>
                  )}
                  {has('tasks') &&
                    row.cells.map((mark, at) => (
                      <td
                        key={items[at]?.number}
                        className={`w-3 min-w-3 ${edgeBefore(items, at)} ${mark === 'late' || mark === 'returned' ? 'bg-red-wash' : ''}`}
                        dangerouslySetInnerHTML={{ __html: html[mark] }}
                      />
                    ))}
                  {has('late') && (
                    <td className="border-l border-l-line px-1 text-right font-semibold text-red">{row.late || ''}</td>
                  )}
                  {has('waitsOn') && (
                    <td className="px-1 leading-tight">
                      {row.waitsFor}{' '}
                      {row.isStalled && (
                        <span className="block text-[0.8125rem] font-semibold text-amber">{t('still')}</span>
                      )}
                    </td>
                  )}
                  {has('owner') && <td className={owned}>{row.owner && <OwnerMark owner={row.owner} />}</td>}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

const Name = ({ row: { name, href, organisation } }: { row: BoardRow }) => (
  <th scope="row" className={`border-b border-b-line-soft px-1 font-normal ${named}`}>
    <span className="block w-[13rem] whitespace-normal leading-tight [overflow-wrap:anywhere]">
      <a href={href} className="inline-block min-h-3 font-semibold leading-6 text-ink">
        {name}
      </a>{' '}
      <a href={organisation.href} className="inline-block min-h-3 text-[0.8125rem] leading-6 text-soft">
        {organisation.name}
      </a>
    </span>
  </th>
)
