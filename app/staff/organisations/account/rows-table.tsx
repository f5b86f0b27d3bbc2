import type { ReactNode } from 'react'

export type RowsColumn<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  names?: boolean
  /** How much room it takes at least on a wide screen; a word's where nothing is said. */
  room?: keyof typeof rooms
}

const rooms = { none: '', word: 'sm:min-w-[5.5rem]', date: 'sm:min-w-[9rem]' }

type Props<Row> = { caption: string; columns: RowsColumn<Row>[]; rows: readonly Row[]; rowKey: (row: Row) => string }

/** A table of a section: rows of some 40 pixels; on a phone each row is a card in which every line has its name. */
export function RowsTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className="block w-full border-collapse text-tag sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="text-left text-soft">
          {columns.map(({ key, head }) => (
            <th key={key} scope="col" className="px-1 py-0.5 font-semibold first:pl-2 last:pr-2">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="block border-t border-line-soft px-2 py-1 first:border-t-0 sm:table-row sm:h-5 sm:first:border-t"
          >
            {columns.map(({ key, head, cell, names, room = 'word' }) =>
              names ? (
                <th
                  key={key}
                  scope="row"
                  className="block text-left font-semibold [overflow-wrap:anywhere] sm:table-cell sm:px-1 sm:py-0.25 sm:pl-2 sm:align-middle"
                >
                  <div className="sm:min-w-[9rem]">{cell(row)}</div>
                </th>
              ) : (
                <td
                  key={key}
                  className="grid min-h-[1.75rem] grid-cols-[6.5rem_minmax(0,1fr)] items-center text-left [overflow-wrap:anywhere] max-sm:has-[>div:empty]:hidden sm:table-cell sm:px-1 sm:py-0.25 sm:align-middle sm:last:pr-2"
                >
                  <span className="text-soft sm:hidden">{head}</span>
                  <div className={rooms[room]}>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A link that names a row, with where it is below it. */
export const RowLink = ({ href, words, below = '' }: { href: string; words: string; below?: string }) => (
  <>
    <a href={href} className="inline-flex min-h-4 items-center">
      {words}
    </a>
    {below !== '' && <span className="block font-normal text-soft">{below}</span>}
  </>
)
