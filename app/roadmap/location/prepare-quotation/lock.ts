import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isCompleted } from '#app/roadmap/rules/progress.ts'
import type { FieldError } from '#app/roadmap/rules/submission.ts'
import type { Quotation } from './fields.ts'

/** The agreement cannot be filled in before the location is known and the number of beds was confirmed. */
export const isLocked = ({ checked }: Quotation, { basicInformation }: Facts): boolean =>
  !checked || !isCompleted(basicInformation.state)

/** What keeps the reader from going on to the agreement. */
export function confirmBeds({ checked }: Quotation, { basicInformation }: Facts): Record<string, FieldError> {
  return {
    ...(isCompleted(basicInformation.state) ? {} : { '': { key: 'saving.notYet' } }),
    ...(checked ? {} : { checked: { key: 'invalid.confirm' } }),
  }
}
