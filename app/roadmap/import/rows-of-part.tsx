import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownRow } from './answer.ts'
import type { Part } from './check.ts'
import { rowAnchor } from './field-names.ts'
import { goodInSight } from './limits.ts'
import { RowButtons, RowCell } from './row-cells.tsx'

/** So that the columns of all parts stand below each other, where there is room. */
const sameColumns =
  'lg:[&_table]:table-fixed lg:[&_thead_th:first-child]:w-[24%] lg:[&_thead_th:last-child]:w-[18%] lg:[&_thead_th:nth-child(3)]:w-[16%]'

/**
 * The rows of which the same is asked, or nothing; of very many good ones most are folded.
 * @param props.proposals how many of them have one for their cells: all can be taken over at once
 */
export function RowsOfPart({ part, rows, proposals }: { part: Part; rows: readonly ShownRow[]; proposals: number }) {
  const t = useText('roadmap/import')
  if (rows.length === 0) return null
  const inSight = part === 'good' && rows.length > goodInSight + 1 ? goodInSight : rows.length
  const folded = rows.slice(inSight)
  return (
    <section aria-labelledby={`part-${part}`} className={`mt-3 ${sameColumns}`}>
      <h2 id={`part-${part}`} className="mb-1">
        {t(`parts.${part}`)} <span className="font-normal text-soft">({rows.length})</span>
      </h2>
      {proposals > 1 && (
        <Button tone="quiet" name="choose" value="all take" className="mb-1">
          {t('takeAll', { count: proposals })}
        </Button>
      )}
      <RowsTable caption={t(`parts.${part}`)} rows={rows.slice(0, inSight)} />
      {folded.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-target cursor-pointer items-center gap-0.5 font-semibold text-teal-dark underline underline-offset-3">
            {t('more', { count: folded.length })} <ChevronIcon />
          </summary>
          <RowsTable caption={t('more', { count: folded.length })} rows={folded} />
        </details>
      )}
    </section>
  )
}

function RowsTable({ caption, rows }: { caption: string; rows: readonly ShownRow[] }) {
  const t = useText('roadmap/import')
  return (
    <Table
      caption={caption}
      rows={[...rows]}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'location',
          head: t('cells.location'),
          names: true,
          cell: ({ line, location, note }) => (
            <>
              <span id={rowAnchor(line)} className="block scroll-mt-3 text-tag font-normal text-soft">
                {t('line', { line })}{' '}
              </span>
              <RowCell cell={location} line={line} isName />
              {note !== '' && <span className="block text-tag font-normal text-soft">{note} </span>}
            </>
          ),
        },
        ...(['address', 'ward', 'contact'] as const).map((key) => ({
          key,
          head: t(`cells.${key}`),
          cell: (row: ShownRow) =>
            row[key].texts.length + row[key].fields.length > 0 ? <RowCell cell={row[key]} line={row.line} /> : null,
        })),
        { key: 'todo', head: t('cells.todo'), cell: (row) => <RowButtons row={row} /> },
      ]}
    />
  )
}
