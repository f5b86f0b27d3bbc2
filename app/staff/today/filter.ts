import { withQuery } from '#app/platform/frame/with-query.ts'
import { standsStill } from './stands-still.ts'
import type { BoardLocation } from './summaries.server.ts'

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

/**
 * The locations that belong to it.
 * @param today calendar date
 */
export function narrow(
  locations: readonly BoardLocation[],
  query: BoardQuery,
  today: number,
): readonly BoardLocation[] {
  if (Object.values(query).every((value) => value === '')) return locations
  return locations.filter(
    (one) =>
      (query.organisation === '' || one.organisationId === query.organisation) &&
      (query.step === '' || one.step === Number(query.step)) &&
      (query.state === '' || one.overall === query.state) &&
      (query.waits === '' ||
        (query.waits === 'still' ? standsStill(one, one.changedAt, today) : one.waitsFor === query.waits)),
  )
}

/**
 * How many of the locations wait for whom, and how many stand still.
 * @param today calendar date
 */
export function countWaits(locations: readonly BoardLocation[], today: number): Record<(typeof waits)[number], number> {
  const counts = { us: 0, reviewer: 0, them: 0, still: 0 }
  for (const one of locations) {
    if (one.waitsFor !== 'nobody') counts[one.waitsFor] += 1
    if (standsStill(one, one.changedAt, today)) counts.still += 1
  }
  return counts
}
