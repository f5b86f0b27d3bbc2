import { withQuery } from '#app/platform/frame/with-query.ts'

/** What locations can be narrowed down to by whom they wait for. */
export const waits = ['us', 'reviewer', 'them', 'still'] as const
/** How far a location can be as a whole. */
export const overalls = ['none', 'busy', 'done'] as const

/** What the board is narrowed down to, as its address has it; '' is no choice. */
export type BoardQuery = {
  organisation: string
  step: string
  state: '' | (typeof overalls)[number]
  waits: '' | (typeof waits)[number]
}

/** What an address asks for; what makes no sense is passed over. */
export function boardQuery(query: URLSearchParams): BoardQuery {
  const organisation = query.get('organisation') ?? ''
  const step = query.get('step') ?? ''
  return {
    organisation: /^[0-9a-f-]{36}$/.test(organisation) ? organisation : '',
    step: /^[1-9]$/.test(step) ? step : '',
    state: overalls.find((one) => one === query.get('state')) ?? '',
    waits: waits.find((one) => one === query.get('waits')) ?? '',
  }
}

/** The address of the board. */
export const boardAddress = (query: Partial<BoardQuery>, page = 1): string => withQuery('/admin', { ...query, page })

/** What of it also holds for what comes up and waits for us: the rest only narrows the picture down. */
export const atOrganisation = ({ organisation }: BoardQuery): BoardQuery => ({
  organisation,
  step: '',
  state: '',
  waits: '',
})

/** The address of what comes up as a file for calendar programs. */
export const boardCalendarAddress = ({ organisation }: BoardQuery): string =>
  withQuery('/admin/calendar', { organisation })

/** The address of the same locations as a file for spreadsheets. */
export const boardFileAddress = (query: BoardQuery): string => withQuery('/admin/csv', query)
