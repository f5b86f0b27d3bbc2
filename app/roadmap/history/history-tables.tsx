import { useText } from '#app/platform/i18n/use-text.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import type { ChangeOnPage, SaveOnPage } from './history.server.ts'
import { Reason, UndoButton, ValuesInTurn } from './history-change.tsx'

/** A change with the save it was part of. */
type Row = { save: SaveOnPage; change: ChangeOnPage }

/** Who changed what: a table for each day, the newest first. On a phone each change is a card. */
export function HistoryTables({ saves }: { saves: SaveOnPage[] }) {
  const t = useText('roadmap/history')
  const hasUndo = saves.some(({ changes }) => changes.some((change) => change.canUndo || change.note !== null))
  const columns: Column<Row>[] = [
    {
      key: 'time',
      head: t('columns.time'),
      width: 'w-10',
      cell: ({ save }) => <span className="whitespace-nowrap">{save.time}</span>,
    },
    { key: 'who', head: t('columns.who'), width: 'w-14', cell: ({ save }) => save.who },
    { key: 'what', head: t('columns.what'), names: true, width: 'w-[22%]', cell: ({ change }) => change.label },
    {
      ...{ key: 'values', head: t('columns.values') },
      cell: ({ save, change }) => (
        <>
          <ValuesInTurn change={change} />
          {change === save.changes[0] && <Reason reason={save.reason} />}
        </>
      ),
    },
    ...(hasUndo
      ? [
          {
            ...{ key: 'undo', head: t('columns.undo'), label: null, width: 'w-20' },
            cell: ({ save, change }: Row) => undoOf(save, change),
          },
        ]
      : []),
  ]
  const days = [...new Set(saves.map(({ day }) => day))]
  return days.map((day) => (
    <div key={day} className="mt-4">
      <h2 className="mb-1 first-letter:uppercase">{day}</h2>
      <Table
        caption={day}
        columns={columns}
        rows={saves
          .filter((save) => save.day === day)
          .flatMap((save) => save.changes.map((change) => ({ save, change })))}
        rowKey={({ change }) => String(change.id)}
      />
    </div>
  ))
}

/** The button that undoes a change, or why there is none. */
const undoOf = (save: SaveOnPage, change: ChangeOnPage) => (
  <span className="print:hidden">
    {change.canUndo ? <UndoButton change={change} when={save.when} /> : null}
    {change.note !== null && <span className="block text-soft">{change.note}</span>}
  </span>
)
