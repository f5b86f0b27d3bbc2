import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { emptyFields, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { BasicInformation } from './fields.ts'

/** Open while the location's own fields are empty; done when every string field of the other pages is filled. */
export function progress(values: BasicInformation): Progress {
  const { location, alarm, contact, manager, nightshift, wards } = values
  return progressFrom(isEmptyObject(location), [
    ...(isEmptyObject(location) ? missingOn('location', ['location.address']) : []),
    ...(wards.length === 0 ? missingOn('wards', ['wards']) : []),
    ...wards.flatMap((ward, i) => missingOn('wards', emptyFields(ward, ['remarks']), `wards[${i}].`)),
    ...missingOn('night-shift', emptyFields(nightshift), 'nightshift.'),
    ...missingOn('alarm', emptyFields(alarm, ['otherAlarms', 'explanation']), 'alarm.'),
    ...missingOn('contacts', emptyFields(contact), 'contact.'),
    ...missingOn('contacts', emptyFields(manager), 'manager.'),
  ])
}
