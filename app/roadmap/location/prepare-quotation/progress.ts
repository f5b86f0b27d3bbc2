import type { Facts } from '#app/roadmap/rules/facts.ts'
import { missingOn, progressFrom, type Missing, type Progress } from '#app/roadmap/rules/progress.ts'
import { emptyFields, isEmpty, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { Quotation } from './fields.ts'
import { isLocked } from './lock.ts'

const confirmation = { page: 'check', path: 'checked' }

/**
 * Open while signer and address are empty; done when both are filled and the start is known. Whether the beds were
 * confirmed changes nothing in that, but what is missing can be filled in only afterwards: it is named first.
 */
export function progress(values: Quotation, facts: Facts): Progress {
  const { location, signer, checked } = values
  const start = (['start_month', 'start_year'] as const).filter((name) => isEmpty(values[name]))
  const progress = progressFrom(isEmptyObject(signer) && isEmptyObject(location), [
    ...missingOn('details', emptyFields(location), 'location.'),
    ...missingOn('details', emptyFields(signer), 'signer.'),
    ...missingOn('details', start),
  ])
  const isClosed = progress.missing.length > 0 && isLocked(values, facts)
  if (!isClosed) return progress
  const closed = progress.missing.map((one): Missing => ({ ...one, behind: confirmation }))
  return { ...progress, missing: [...(checked ? [] : [confirmation]), ...closed] }
}
