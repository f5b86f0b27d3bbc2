import type { ReactNode } from 'react'
import { Count } from './count.tsx'

type Props<Row> = {
  /** Names the heading, and says when a count is alarming: 'late'. */
  name: string
  heading: string
  /** How many there are in all, which may be more than are shown. */
  count: number
  rows: readonly Row[]
  children: (row: Row) => ReactNode
  /** What stands below the list. */
  below?: ReactNode
  className: string
}

/** Rows in one frame, under a heading that says how many there are. */
export function CountedList<Row extends { key: string }>(props: Props<Row>) {
  const { name, heading, count, rows, children, below, className } = props
  const id = `list-${name}`
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-1 flex items-baseline gap-1">
        {heading} <Count isRed={name === 'late'}>{count}</Count>
      </h2>
      <ul className="rounded border border-line bg-card">
        {rows.map((row) => (
          <li key={row.key} className="border-t border-line-soft first:border-t-0">
            {children(row)}
          </li>
        ))}
      </ul>
      {below}
    </section>
  )
}
