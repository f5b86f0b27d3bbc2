import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isCompleted } from '#app/roadmap/rules/progress.ts'
import type { FieldError } from '#app/roadmap/rules/submission.ts'
import type { Quotation } from './fields.ts'

/** The agreement cannot be filled in before the location is known and the number of beds was confirmed. */
export const isLocked = ({ checked }: Quotation, { basicInformation }: Facts): boolean =>
  !checked || !isCompleted(basicInformation.state)

/** What keeps the reader from going on to the agreement; without wards there is no number to confirm yet. */
export function confirmBeds({ checked }: Quotation, { basicInformation }: Facts): Record<string, FieldError> {
  const { state, wards } = basicInformation
  return {
    ...(isCompleted(state) ? {} : { '': { key: 'saving.notYet' } }),
    ...(checked || wards.length === 0 ? {} : { checked: { key: 'invalid.confirm' } }),
  }
}
