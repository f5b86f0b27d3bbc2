/** What somebody of a demo organisation has filled in so far. */
export type DemoForm = { formType: string; locationIndex: number | null; fields: Record<string, unknown> }

const day = 24 * 3600 * 1000

/** Midnight UTC of the Tuesday that is at least `weeks` weeks after `today` (milliseconds), as calendar dates are kept. */
export function tuesdayAfter(today: number, weeks: number): number {
  const midnight = Math.floor(today / day) * day + weeks * 7 * day
  const daysToTuesday = (9 - new Date(midnight).getUTCDay()) % 7
  return midnight + daysToTuesday * day
}
