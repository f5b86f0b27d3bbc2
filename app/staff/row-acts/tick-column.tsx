import { useText } from '#app/platform/i18n/use-text.ts'
import type { Column } from '#app/ui/table.tsx'

/** The id of the first box of a list: what is wrong above leads to it. */
export const firstTickId = 'ids'

type Options<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The ids of the rows that are ticked. */
  ticked: readonly string[] | 'all'
}

/** A column with a box in each row, in which rows are ticked to do something to all of them. */
export function useTickColumn<Row>({ rows, idOf, nameOf, ticked }: Options<Row>): Column<Row> {
  const t = useText('staff/row-acts')
  return {
    key: 'tick',
    head: <span className="sr-only">{t('tick')}</span>,
    besideName: true,
    cell: (row) => (
      <label className="inline-flex min-h-[1.75rem] min-w-[1.75rem] items-center justify-center">
        <input
          type="checkbox"
          id={row === rows[0] ? firstTickId : undefined}
          name="ids"
          value={idOf(row)}
          defaultChecked={ticked === 'all' || ticked.includes(idOf(row))}
          className="h-2.5 w-2.5 accent-teal"
        />
        <span className="sr-only">{t('tickOne', { name: nameOf(row) })}</span>
      </label>
    ),
  }
}

/** The way to the same list with all its rows ticked. */
export function TickAll({ href, count }: { href: string; count: number }) {
  const t = useText('staff/row-acts')
  return (
    <a href={href} className="inline-flex min-h-target items-center">
      {t('tickAll', { count })}
    </a>
  )
}
