import { useText } from '#app/platform/i18n/use-text.ts'
import type { TaskGrid, TaskGridRow } from '../../flow/task-grid.server.ts'
import { Legend } from '../task-marks/legend.tsx'

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
const reachable = { tabIndex: 0 }

const box =
  'relative max-h-[85vh] overflow-auto rounded border border-line bg-card scroll-pt-10 text-small print:max-h-none print:overflow-visible print:text-tag'
const head = 'border-b border-b-line px-1 py-0.5 font-semibold text-soft'
const named = 'sticky left-0 z-[2] border-r border-r-line bg-card text-left'
const isRed = ({ link }: TaskGridRow['cells'][number]) => link !== null

/** A row for each location, a cell for each task: shape says how far it is, with words for who cannot see it. */
export function TaskTable({ grid: { rows, steps, items, marks } }: { grid: TaskGrid }) {
  const t = useText('roadmap/screens/task-grid')
  const edge = (at: number) => (items[at]?.section === items[at - 1]?.section ? '' : 'border-l border-l-line')
  return (
    <div className="hidden md:block print:block">
      <Legend />
      <section className={box} aria-label={t('table')} {...reachable}>
        <table className="w-full border-separate border-spacing-0 whitespace-nowrap">
          <caption className="sr-only">{t('table')}</caption>
          <thead className="sticky top-0 z-10 bg-card text-left print:static">
            <tr>
              <th scope="col" rowSpan={2} className={`${head} ${named}`}>
                {t('location')}
              </th>
              <th scope="col" rowSpan={2} className={`w-px ${head}`}>
                {t('day')}
              </th>
              <th scope="col" rowSpan={2} className={`w-px text-right ${head}`}>
                {t('completed')}
              </th>
              {steps.map(({ key, label }) => (
                <th
                  key={key}
                  scope="colgroup"
                  colSpan={items.filter(({ section }) => section === key).length}
                  className="border-l border-l-line px-0.5 pt-0.5 text-soft"
                >
                  {/* Long names do not widen their column. */}
                  <span className="block w-0 min-w-full truncate font-semibold" title={label}>
                    {label}
                  </span>
                </th>
              ))}
            </tr>
            <tr>
              {items.map(({ number, title }, at) => (
                <th
                  key={number}
                  scope="col"
                  title={title}
                  className={`border-b border-b-line pb-0.5 text-center text-tag font-normal tabular-nums text-soft ${edge(at)}`}
                >
                  {/* The step stands above it. */}
                  <span aria-hidden="true">{number.replace(/^\d+\./, '')}</span>{' '}
                  <span className="sr-only">
                    {number} {title}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&_td]:h-5 [&_td]:border-b [&_td]:border-b-line-soft">
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={`border-b border-b-line-soft px-1 font-normal ${named}`}>
                  <a
                    href={row.href}
                    className="inline-block min-h-3 w-[13rem] whitespace-normal font-semibold leading-6 text-ink [overflow-wrap:anywhere]"
                  >
                    {row.name}
                  </a>
                </th>
                <td className="px-1">
                  <Day row={row} />
                </td>
                <td className="px-1 text-right tabular-nums">
                  {row.completed}
                  <span className="text-soft">/{row.total}</span>
                </td>
                {row.cells.map((cell, at) => (
                  <td key={items[at]?.key} className={`w-[3%] min-w-3 ${edge(at)} ${isRed(cell) ? 'bg-red-wash' : ''}`}>
                    <Cell cell={cell} html={marks[cell.mark]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The same for a narrow screen: each location with its tasks step by step. */
export function TaskList({ grid: { rows, steps, items, marks } }: { grid: TaskGrid }) {
  const t = useText('roadmap/screens/task-grid')
  return (
    <ol className="mt-2 grid gap-2 sm:grid-cols-2 md:hidden print:hidden">
      {rows.map((row) => (
        <li key={row.key} className="rounded border border-line bg-card px-1.5 py-1 [overflow-wrap:anywhere]">
          <div className="flex flex-wrap justify-between gap-x-1">
            <a href={row.href} className="inline-flex min-h-target items-center font-semibold text-ink">
              {row.name}
            </a>{' '}
            <span className="inline-flex min-h-target items-center text-small">
              {t('of', { completed: row.completed, total: row.total })}
            </span>
          </div>
          <p className="text-small">
            {t('day')}: <Day row={row} />
          </p>
          {steps.map(({ key, label }) => (
            <div key={key} className="mt-1">
              <p className="text-small text-soft">{label}</p>
              <ul className="flex flex-wrap gap-1">
                {items.flatMap(({ number, title, section, key: item }, at) => {
                  const cell = row.cells[at]
                  if (!cell || section !== key) return []
                  return [
                    <li
                      key={item}
                      className={`flex min-h-3 items-center gap-0.5 rounded px-0.5 ${isRed(cell) ? 'bg-red-wash' : ''}`}
                    >
                      <span aria-hidden="true" className="text-tag tabular-nums text-soft">
                        {number.replace(/^\d+\./, '')}
                      </span>{' '}
                      <span className="sr-only">
                        {number} {title}:
                      </span>{' '}
                      <Cell cell={cell} html={marks[cell.mark]} />
                    </li>,
                  ]
                })}
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Day({ row: { day, isExpected } }: { row: TaskGridRow }) {
  const t = useText('roadmap/screens/task-grid')
  if (!day) return <span className="text-soft">{t('noDay')}</span>
  return (
    <>
      {day}
      {isExpected && <span className="text-soft"> {t('expected')}</span>}
    </>
  )
}

function Cell({ cell: { link }, html }: { cell: TaskGridRow['cells'][number]; html: string }) {
  const sign = <span dangerouslySetInnerHTML={{ __html: html }} />
  if (!link) return sign
  return (
    <a href={link.href} aria-label={link.label} className="grid min-h-3 min-w-3 place-items-center">
      {sign}
    </a>
  )
}
