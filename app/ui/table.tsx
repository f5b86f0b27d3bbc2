import type { ReactNode } from 'react'
import { SortHead } from './list/sort-head.tsx'
import { SortLine } from './list/sort-line.tsx'
import type { SortLink } from './list/sort.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  /** What stands before its cells where rows are cards: the head where that is words; null for nothing. */
  label?: string | null
  /** Where the head leads to, which is words then: the list sorted by this column. */
  sort?: SortLink<string>
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  names?: boolean
  /** Stands beside the name where rows are cards, as a box to tick does. */
  besideName?: boolean
  align?: 'right'
  /** The class of its width: where a column has one, those without share the rest, whatever their cells hold. */
  width?: string
}

export type TableProps<Row> = {
  /** What the table holds: read out first, not shown. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Without an edge of its own, its words in line with those of the card it stands in. */
  isInCard?: boolean
}

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
const reachable = { tabIndex: 0 }

const numbers = 'text-right tabular-nums'

/**
 * A dense table, which scrolls in its own box where it is too wide; the page never does. On a phone each row is a card: its
 * name on top, and a line for each other cell that is not empty. It says its roles, because browsers forget those with the
 * layout of a table. Links to sort by stand in the heads, and above the cards. How it looks stands in `tailwind.css`.
 */
export function Table<Row>({ caption, columns, rows, rowKey, isInCard = false }: TableProps<Row>) {
  const isFixed = columns.some(({ width }) => width !== undefined)
  const sorts = columns.flatMap(({ head, sort }) => (sort ? [{ head, sort }] : []))
  return (
    <>
      {sorts.length > 0 && <SortLine sorts={sorts} />}
      <section
        className={`relative overflow-x-auto ${isInCard ? '' : 'rounded border border-line bg-card'}`}
        aria-label={caption}
        {...reachable}
      >
        <table
          role="table"
          className={`list-table ${isInCard ? 'in-card' : ''} ${isFixed ? 'sm:min-w-[40rem] sm:table-fixed' : ''}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, head, sort, align, width = '' }) => (
                <th key={key} role="columnheader" scope="col" className={align ? numbers : width || undefined}>
                  {sort ? <SortHead link={sort} name={head} /> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map(({ key, head, label, cell, names, besideName, align }) =>
                  names ? (
                    <th key={key} role="rowheader" scope="row" className={align && numbers}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      key={key}
                      role="cell"
                      className={align && numbers}
                      data-label={label === undefined && typeof head === 'string' ? head : (label ?? undefined)}
                      data-beside={besideName || undefined}
                    >
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
