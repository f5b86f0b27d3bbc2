import { useText } from '#app/platform/i18n/use-text.ts'
import { Table } from '#app/ui/table.tsx'
import { Bars, maxBars } from './bars.tsx'
import type { Part } from './part.ts'

/** One question with its answer: drawn, and below that all of it as a table that can be taken along. */
export function PartView({ part, csv }: { part: Part; csv: string }) {
  const t = useText('staff/usage')
  const { key, heads, rows } = part
  const title = t(`parts.${key}.title`)
  const numbered = rows.map((cells, index) => ({ id: String(index), cells }))
  return (
    <div className="mt-4">
      <h2>{title}</h2>
      <p className="max-w-line text-small text-soft">{t(`parts.${key}.note`)}</p>
      {rows.length === 0 ? (
        <p className="mt-1">{t('none')}</p>
      ) : (
        <>
          <div className="mt-1 max-w-form overflow-hidden rounded border border-line bg-card p-2">
            <Bars part={part} />
          </div>
          {rows.length > maxBars && <p className="mt-0.5 text-small text-soft">{t('most', { count: maxBars })}</p>}
          <details className="mt-1">
            <summary className="inline-flex min-h-target items-center font-semibold text-teal-dark underline">
              {t('table', { count: rows.length })}
            </summary>
            <Table
              caption={title}
              rows={numbered}
              rowKey={({ id }) => id}
              columns={heads.map((head, index) => ({
                key: head,
                head,
                cell: ({ cells }: (typeof numbered)[number]) => (
                  <span className="[overflow-wrap:anywhere]">{cells[index]}</span>
                ),
                names: index === 0,
                ...(index > 0 && { align: 'right' as const }),
              }))}
            />
            <p className="mt-1">
              <a href={csv} className="inline-flex min-h-target items-center">
                {t('csv', { title })}
              </a>
            </p>
          </details>
        </>
      )}
    </div>
  )
}
