import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { Newsletter } from '../fields.ts'

/** When work with the system begins: as told, else on the connection day, else probably on the target date. */
export function startOf({ start }: Newsletter, { connectionDate, targetDate }: Facts) {
  const day = start ?? connectionDate
  return { day: day ?? targetDate, isExpected: day === null && targetDate !== null }
}

/** Where work with the system begins: as told, else at the location. */
export const placeOf = ({ location }: Newsletter, { locationName }: Facts): string => location || locationName
