import { useText } from '#app/platform/i18n/use-text.ts'
import { Legend } from '#app/roadmap/screens/task-marks/legend.tsx'
import type { Board } from './board.server.ts'
import { bandsOf } from './bands.ts'
import { OwnerMark } from './owner-mark.tsx'
import type { BoardRow } from './row.server.ts'

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
const reachable = { tabIndex: 0 }

// Names and owners stay in sight; for that each cell draws its own lines, and the focus keeps clear of them.
const box =
  'relative max-h-[85vh] overflow-auto rounded border border-line bg-card scroll-pt-10 text-tag print:max-h-none print:overflow-visible'
const named = 'sticky left-0 z-[2] border-r border-r-line bg-card text-left'
const owned = 'sticky right-0 border-l border-l-line bg-card px-0.5'
const head = 'border-b border-b-line px-1 py-0.5 font-semibold text-soft'

/** A row per location by its connection day, a cell per task: shape says where it stands, with words for who cannot see it. */
export function BoardTable({ board: { locations, items, steps, marks: html, query, columns } }: { board: Board }) {
  const t = useText('staff/board')
  const isFirst = items.map(({ section }, at) => section !== items[at - 1]?.section)
  const edge = (at: number) => (isFirst[at] ? 'border-l border-l-line' : '')
  const has = (column: (typeof columns.all)[number]) => columns.shown.includes(column)
  const high = has('tasks') ? 2 : 1
  const all = 1 + columns.shown.length + (has('tasks') ? items.length - 1 : 0)
  return (
    <div className="hidden md:block print:block">
      {has('tasks') && <Legend />}
      <section className={box} aria-label={t('table')} {...reachable}>
        <table className="w-full border-separate border-spacing-0 whitespace-nowrap">
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
              {has('tasks') &&
                steps.map(({ key, label }) => {
                  const span = items.filter(({ section }) => section === key).length
                  return (
                    <th
                      key={key}
                      scope="colgroup"
                      colSpan={span}
                      className="border-l border-l-line px-0.5 pt-0.5 text-soft"
                    >
                      {/* Long names do not widen their column. */}
                      <span className="block w-0 min-w-full truncate font-semibold" title={label}>
                        {label}
                      </span>
                    </th>
                  )
                })}
              {has('late') && (
                <th scope="col" rowSpan={high} className={`${head} border-l border-l-line`}>
                  {t('late')}
                </th>
              )}
              {has('waitsOn') && (
                <th scope="col" rowSpan={high} className={head}>
                  {t('waitsOn')}
                </th>
              )}
              {has('owner') && (
                <th scope="col" rowSpan={high} className={`border-b border-b-line ${owned}`}>
                  <span className="sr-only">{t('owner')}</span>
                </th>
              )}
            </tr>
            {has('tasks') && (
              <tr>
                {items.map(({ number, title }, at) => (
                  <th
                    key={number}
                    scope="col"
                    title={title}
                    className={`border-b border-b-line pb-0.5 text-center text-[0.8125rem] font-normal tabular-nums text-soft ${edge(at)}`}
                  >
                    {/* The step stands above it. */}
                    <span aria-hidden="true">{number.replace(/^\d+\./, '')}</span>
                    <span className="sr-only">
                      {number} {title}
                    </span>
                  </th>
                ))}
              </tr>
            )}
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
                        className={`w-3 min-w-3 ${edge(at)} ${mark === 'late' || mark === 'returned' ? 'bg-red-wash' : ''}`}
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
    <span className="block w-[14rem] whitespace-normal leading-tight [overflow-wrap:anywhere]">
      <a href={href} className="inline-block min-h-3 font-semibold leading-6 text-ink">
        {name}
      </a>{' '}
      <a href={organisation.href} className="inline-block min-h-3 text-[0.8125rem] leading-6 text-soft">
        {organisation.name}
      </a>
    </span>
  </th>
)
