import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'

/**
 * Sees to it that something is kept of every location. What is of the day before is left to the job that makes it again:
 * who is waited for follows from what was filled in, and what stands still is asked of the day itself.
 * @param today calendar date
 */
export const keptLocations = (today: number): Promise<number> =>
  keepFreshEverywhere({ which: 'empty', places: 'locations' }, today)
