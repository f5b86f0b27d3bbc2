import type { Ward } from '#app/roadmap/rules/facts.ts'

/** How many care staff work on the wards in a day and an evening together; null where no ward says so. */
export function careStaffIn(wards: readonly Ward[]): number | null {
  const numbers = wards.flatMap(({ careStaffDay, careStaffEvening }) => [careStaffDay, careStaffEvening])
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? null : known.reduce((sum, number) => sum + number, 0)
}
