import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { emptyFields, isEmpty, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { Quotation } from './fields.ts'

/** Open while signer and address are empty; done when both are filled and the start is known. */
export function progress(values: Quotation): Progress {
  const { location, signer } = values
  const start = (['start_month', 'start_year'] as const).filter((name) => isEmpty(values[name]))
  return progressFrom(isEmptyObject(signer) && isEmptyObject(location), [
    ...missingOn('details', emptyFields(location), 'location.'),
    ...missingOn('details', emptyFields(signer), 'signer.'),
    ...missingOn('details', start),
  ])
}
