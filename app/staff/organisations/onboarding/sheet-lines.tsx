import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx'
import { RowsTable } from '../account/rows-table.tsx'
import type { ShownLine } from './values.ts'

const columns = ['location', 'town', 'person', 'email', 'language', 'owner'] as const

/** The lines of a list, those with something wrong first. */
export function SheetLines({ lines }: { lines: readonly ShownLine[] }) {
  const t = useText('staff/organisations/onboarding')
  const groups = [
    { key: 'wrong', lines: lines.filter(({ problems }) => problems.length > 0) },
    { key: 'right', lines: lines.filter(({ problems }) => problems.length === 0) },
  ] as const
  return (
    <>
      {groups
        .filter((group) => group.lines.length > 0)
        .map(({ key, lines: rows }) => (
          <section key={key} className="mt-2 rounded border border-line bg-card pb-1" aria-labelledby={`lines-${key}`}>
            <h2 id={`lines-${key}`} className="px-2 pt-1">
              {t(`list.${key}`)} ({rows.length})
            </h2>
            <RowsTable
              caption={t(`list.${key}`)}
              rows={rows}
              rowKey={({ line }) => String(line)}
              columns={[
                {
                  key: 'organisation',
                  head: t('list.columns.organisation'),
                  names: true,
                  cell: ({ line, cells }) => (
                    <>
                      <span className="font-normal text-soft">
                        {t('list.line')} {line}
                      </span>{' '}
                      {cells[0]}
                    </>
                  ),
                },
                {
                  key: 'verdict',
                  head: t('list.verdict'),
                  cell: ({ problems }) => <Verdict problems={problems} />,
                },
                ...columns.map((name, at) => ({
                  key: name,
                  head: t(`list.columns.${name}`),
                  room: 'none' as const,
                  cell: ({ cells }: ShownLine) => cells[at + 1] ?? '',
                })),
              ]}
            />
          </section>
        ))}
    </>
  )
}

function Verdict({ problems }: Pick<ShownLine, 'problems'>) {
  const t = useText('staff/organisations/onboarding')
  const isRight = problems.length === 0
  const Sign = isRight ? CheckIcon : WarningIcon
  return (
    <span className={`flex items-start gap-0.5 font-semibold ${isRight ? 'text-green' : 'text-red sm:min-w-[14rem]'}`}>
      <Sign className="mt-0.25 h-2 w-2" />
      <span>{isRight ? t('list.right') : problems.join(' ')}</span>
    </span>
  )
}
