import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { onceFor } from '#app/roadmap/rules/once-for.ts'
import { emptyFields, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { OrgInformation } from './fields.ts'

/**
 * Open while nothing was filled in; done when the organisation is described and every location has a name. Asked by every
 * page of every location, of which there may be a thousand.
 */
export const progress = (values: OrgInformation): Progress => onceFor(values, progress, () => progressOf(values))

function progressOf(values: OrgInformation): Progress {
  const { organisation, manager, locations } = values
  return progressFrom([organisation, manager, ...locations].every(isEmptyObject), [
    ...missingOn('organisation', emptyFields(organisation), 'organisation.'),
    ...(locations.length === 0 ? missingOn('locations', ['locations']) : []),
    ...locations.flatMap((location, i) => missingOn('locations', emptyFields(location), `locations[${i}].`)),
  ])
}
