import type { Summary } from './summary.ts'

const day = 86_400_000

/** How long nothing may change before a date comes near, in days. */
export const stillDays = 14

/**
 * True where a location stands still: its next date is near or over, and nothing has changed for two weeks.
 * @param changedAt when anything of it changed last, in milliseconds; null for never
 * @param today calendar date
 */
export function standsStill({ nextDue }: Pick<Summary, 'nextDue'>, changedAt: number | null, today: number): boolean {
  if (nextDue === null || nextDue > today + stillDays * day) return false
  // By the hour is near enough, and a clock of Amsterdam for thousands of locations would take long.
  return changedAt === null || changedAt < today - (stillDays - 1) * day
}
