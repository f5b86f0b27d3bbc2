import { Table, type TableProps } from '../table.tsx'
import { ListHead } from './head.tsx'
import { Pagination, type ListPages } from './pagination.tsx'

type Props<Row> = Omit<TableProps<Row>, 'rows'> & {
  /** `table` is where all of it is to be had as a table for spreadsheets. */
  list: ListPages & { rows: Row[]; table: string }
  /** How many rows there are, in words. */
  found: string
  /** What it says where there are none. */
  none: string
}

/** A list with pages: how many rows there are, those of this page as a table, and the way to the other pages. */
export function PagedTable<Row>({ list, found, none, ...table }: Props<Row>) {
  return (
    <>
      <ListHead found={found} table={list.table} />
      <div className="mt-1">{list.rows.length === 0 ? <p>{none}</p> : <Table {...table} rows={list.rows} />}</div>
      <Pagination list={list} />
    </>
  )
}
