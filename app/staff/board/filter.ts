import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { withQuery } from '#app/platform/frame/with-query.ts'
import { columnsIn } from '#app/ui/list/columns.ts'

/** What locations can be narrowed down to by whom they wait for. */
export const waits = ['us', 'reviewer', 'them', 'still'] as const
/** How far a location can be as a whole. */
export const overalls = ['none', 'busy', 'done'] as const
/** Whose organisations a list of staff can show. */
export const boardOwners = ['me', 'all'] as const
/** What locations can be narrowed down to, each with a count. */
export const boardShows = ['near', 'late', 'slips', 'us', 'no-date'] as const
/** The orders of the board. */
export const boardSorts = ['date', 'late', 'organisation'] as const
/** The columns beside the name of a location, of which `tasks` is a cell for each task. */
export const boardColumns = ['day', 'left', 'expected', 'tasks', 'late', 'waitsOn', 'owner'] as const

/** What the board is narrowed down to, as its address has it; '' is no choice. */
export type BoardQuery = {
  owner: '' | (typeof boardOwners)[number]
  show: '' | (typeof boardShows)[number]
  q: string
  sort: (typeof boardSorts)[number]
  organisation: string
  step: string
  state: '' | (typeof overalls)[number]
  waits: '' | (typeof waits)[number]
  /** The columns that were chosen; none for all. */
  columns: readonly string[]
}

const everything: BoardQuery = {
  ...{ owner: '', show: '', q: '', sort: 'date', organisation: '', step: '', state: '', waits: '' },
  columns: [],
}

/** Whose organisations an address asks for. */
export const ownerIn = (query: URLSearchParams): BoardQuery['owner'] =>
  boardOwners.find((one) => one === query.get('owner')) ?? ''

/** What an address asks for; what makes no sense is passed over. */
export function boardQuery(query: URLSearchParams): BoardQuery {
  const organisation = query.get('organisation') ?? ''
  const step = query.get('step') ?? ''
  return {
    owner: ownerIn(query),
    show: boardShows.find((one) => one === query.get('show')) ?? '',
    q: trimmed(query.get('q') ?? '')
      .slice(0, 100)
      .toWellFormed()
      .replaceAll('\0', ''),
    sort: boardSorts.find((one) => one === query.get('sort')) ?? 'date',
    organisation: /^[0-9a-f-]{36}$/.test(organisation) ? organisation : '',
    step: /^[1-9]$/.test(step) ? step : '',
    state: overalls.find((one) => one === query.get('state')) ?? '',
    waits: waits.find((one) => one === query.get('waits')) ?? '',
    columns: columnsIn(query, boardColumns).asked,
  }
}

/** The address of the board; the order that goes without saying is left out. */
export const boardAddress = (query: Partial<BoardQuery>, page = 1): string =>
  withQuery('/admin/board', { ...partsOf(query), page })

const partsOf = ({ sort = 'date', ...query }: Partial<BoardQuery>) => ({ ...query, sort: sort === 'date' ? '' : sort })

/** A location that the board says more about, beside its rows. */
export type PlaceAsked = { organisationId: string; index: number }

/** The address of the board with more about one location; `panelId` is where that stands. */
export const boardPlaceAddress = (query: Partial<BoardQuery>, page: number, { organisationId, index }: PlaceAsked) =>
  `${withQuery('/admin/board', { ...partsOf(query), page, place: `${organisationId}:${index}` })}#${panelId}`

/** The id of what the board says about one location. */
export const panelId = 'place'

/** The location that an address asks more about; null where it asks for none. */
export function placeIn(query: URLSearchParams): PlaceAsked | null {
  const [, organisationId, index] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,6})$/.exec(query.get('place') ?? '') ?? []
  return organisationId && index ? { organisationId, index: Number(index) } : null
}

/** What of it also holds for what comes up: the rest only narrows the rows down. */
export const forCalendar = ({ organisation, owner }: BoardQuery): BoardQuery => ({
  ...everything,
  organisation,
  owner: owner === '' ? 'all' : owner,
})

/** The address of what comes up as a file for calendar programs. */
export const boardCalendarAddress = ({ organisation, owner }: Pick<BoardQuery, 'organisation' | 'owner'>): string =>
  withQuery('/admin/calendar', { organisation, owner: owner === 'me' ? 'me' : '' })

/** The address of the same locations as a file for spreadsheets, which has columns of its own. */
export const boardFileAddress = (query: BoardQuery): string =>
  withQuery('/admin/board/csv', partsOf({ ...query, columns: [] }))

/** The address of the calendar; what goes without saying is ''. */
export const monthAddress = (parts: { owner?: string; from?: string; day?: string }): string =>
  withQuery('/admin/board/month', parts)
