import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { BoardChips, BoardFilter } from '#app/staff/board/board-filter.tsx'
import { BoardList } from '#app/staff/board/board-list.tsx'
import { loadBoard, type Board } from '#app/staff/board/board.server.ts'
import { BoardTable } from '#app/staff/board/board-table.tsx'
import { Panel } from '#app/staff/board/panel.tsx'
import { ColumnChoice } from '#app/ui/list/column-choice.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'

export const handle: Handle = { title: { namespace: 'staff/board', key: 'title' } }

export const loader = byTypedOrganisation(loadBoard)

const columnNames = {
  ...({ day: 'day', left: 'leftHint', expected: 'expected', tasks: 'tasks' } as const),
  ...({ late: 'late', waitsOn: 'waitsOn', owner: 'owner' } as const),
}

/** All locations by their connection day: how far each is, whom it waits for, and more about one of them beside the rows. */
export default function AdminBoard() {
  const t = useText('staff/board')
  const board = useLoaderData<typeof loader>()
  const { panel } = board
  return (
    <div className="text-small lg:text-tag">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h1>{t('title')}</h1>
        <p className="text-soft">{t('found', { count: board.found })}</p>
        <Ways board={board} />
      </div>
      <BoardChips board={board} />
      <BoardFilter board={board} />
      {/* Where there is no room for the table, its locations are a list. */}
      <div className="hidden md:block">
        <ColumnChoice columns={board.columns} nameOf={(name) => t(columnNames[name])} address={board.address} />
      </div>
      <div className={panel ? 'grid gap-x-2 lg:grid-cols-[minmax(0,1fr)_23rem]' : ''}>
        {panel && (
          <div className="lg:order-1">
            <Panel panel={panel} />
          </div>
        )}
        <div className="min-w-0">
          {board.locations.length === 0 ? (
            <p className="mt-2">{t('none')}</p>
          ) : (
            <>
              <BoardTable board={board} />
              <BoardList board={board} />
            </>
          )}
          <Pagination list={board} />
        </div>
      </div>
      <p className="mt-2 text-soft">{board.scans}</p>
    </div>
  )
}

/** The same in other forms: as a calendar, for a calendar program, for a spreadsheet. */
function Ways({ board: { month, calendar, file } }: { board: Board }) {
  const t = useText('staff/board')
  return (
    <ul className="ml-auto flex flex-wrap gap-1 print:hidden">
      <li>
        <a href={month} className="row-button">
          {t('ways.month')}
        </a>
      </li>
      {calendar && (
        <li>
          <a href={calendar} download className="row-button">
            {t('ways.calendar')}
          </a>
        </li>
      )}
      <li>
        <a href={file} data-document className="row-button">
          {t('ways.table')}
        </a>
      </li>
    </ul>
  )
}
