import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Pagination, type ListPages } from '#app/ui/list/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import type { RadarTable } from './address.ts'
import type { nl } from './nl.ts'

type SectionProps = {
  table: RadarTable
  note: string
  /** Whether nothing is found; the table is then left out. */
  isEmpty: boolean
  /** Whether too little was kept to find anything: what stands above says so, and not that there is nothing. */
  isUnknown?: boolean
  /** Between the note and what was found. */
  above?: ReactNode
  picture: ReactNode
  /** The table as a file. */
  file: string
  pages?: ListPages
  children: ReactNode
}

/** One question: its picture and beside it, on a narrow screen below it, the same as a table. */
export function Section({ table, note, isEmpty, isUnknown, above, picture, file, pages, children }: SectionProps) {
  const t = useText('staff/radar')
  const title = t(`sections.${table}.title`)
  return (
    <div id={table} className="mt-4 scroll-mt-2">
      <h2>{title}</h2>
      <p className="max-w-line text-small text-soft">{note}</p>
      {above}
      {isEmpty ? (
        !isUnknown && <p className="mt-1">{t(`sections.${table}.none`)}</p>
      ) : (
        <>
          <div className="mt-1 grid items-start gap-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            {picture}
            <div className="min-w-0">{children}</div>
          </div>
          {pages && <Pagination list={pages} of={title} />}
          <p className="mt-1 print:hidden">
            <a href={file} data-document className="inline-flex min-h-target items-center">
              {t('csv', { title })}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

/** A column of the page, with its head in words. */
export function useColumn<Row>() {
  const t = useText('staff/radar')
  return (key: keyof typeof nl.columns, cell: Column<Row>['cell'], more: Partial<Column<Row>> = {}): Column<Row> => ({
    ...{ key, head: t(`columns.${key}`), cell, ...more },
  })
}

type Placed = { organisation: string; location: string; href: string }

/** The column of a place: its name leads there, with its organisation below it. */
export const placeCell = ({ organisation, location, href }: Placed) => (
  <span className="block min-w-[11rem] [overflow-wrap:anywhere]">
    <a href={href} className="inline-block min-h-3">
      {location}
    </a>
    <span className="block font-normal text-soft">{organisation}</span>
  </span>
)

/** A table in which two rows may be of one place. */
export function RowTable<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
}) {
  return (
    <Table
      caption={caption}
      rows={rows.map((row, at) => ({ row, at }))}
      rowKey={({ at }) => String(at)}
      columns={columns.map((column) => ({ ...column, cell: ({ row }: { row: Row }) => column.cell(row) }))}
    />
  )
}
