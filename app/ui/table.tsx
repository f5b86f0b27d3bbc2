import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  names?: boolean
  align?: 'right'
}

export type TableProps<Row> = {
  /** What the table holds: read out first, not shown. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
}

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
const reachable = { tabIndex: 0 }

/** A dense table. On a narrow screen it scrolls in its own box, which the keyboard can reach; the page never does. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section
      className="relative overflow-x-auto rounded border border-line bg-card"
      aria-label={caption}
      {...reachable}
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            {columns.map(({ key, head, align }) => (
              <th key={key} scope="col" className={`px-1.5 py-1 font-semibold ${align ? 'text-right' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line-soft align-top">
              {columns.map(({ key, cell, names, align }) => {
                const look = `px-1.5 py-1 ${align ? 'text-right tabular-nums' : 'text-left'}`
                return names ? (
                  <th key={key} scope="row" className={`${look} font-semibold`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={look}>
                    {cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
