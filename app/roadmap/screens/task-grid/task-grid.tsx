import { useText } from '#app/platform/i18n/use-text.ts'
import type { TaskGrid, TaskGridRow } from '../../flow/task-grid.server.ts'
import { edgeBefore, scrollBox, StepHeads, TaskHeads } from '../task-marks/heads.tsx'
import { Legend } from '../task-marks/legend.tsx'

const head = 'border-b border-b-line px-1 py-0.5 font-semibold text-soft'
const named = 'sticky left-0 z-[2] border-r border-r-line bg-card text-left'
const isRed = ({ link }: TaskGridRow['cells'][number]) => link !== null

/** How far each task of each location is: what the signs mean, and a table of them, on a narrow screen a list. */
export function TasksOfLocations({ grid }: { grid: TaskGrid }) {
  return (
    <>
      <Legend />
      <TaskTable grid={grid} />
      <TaskList grid={grid} />
    </>
  )
}

/** A row for each location, a cell for each task: shape says how far it is, with words for who cannot see it. */
function TaskTable({ grid: { rows, steps, items, marks } }: { grid: TaskGrid }) {
  const t = useText('roadmap/screens/task-grid')
  return (
    <div className="hidden md:block print:block">
      <section {...scrollBox} aria-label={t('table')}>
        <table className="w-full border-separate [border-spacing:0] whitespace-nowrap text-small print:text-tag">
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
              <StepHeads steps={steps} items={items} />
            </tr>
            <TaskHeads items={items} />
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
                  <td
                    key={items[at]?.key}
                    className={`w-[3%] min-w-3 ${edgeBefore(items, at)} ${isRed(cell) ? 'bg-red-wash' : ''}`}
                  >
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
function TaskList({ grid: { rows, steps, items, marks } }: { grid: TaskGrid }) {
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
                    <li key={item} className={isRed(cell) ? 'mark-cell bg-red-wash' : 'mark-cell'}>
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
