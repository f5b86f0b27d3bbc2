import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { isEmpty } from '#app/roadmap/rules/values.ts'
import type { Newsletter } from './fields.ts'

/** Done when it was downloaded and shared; in progress from the first detail or the download on. */
export function progress(values: Newsletter): Progress {
  const { contact, start, location, downloaded, shared } = values
  return progressFrom(!downloaded && [contact, start, location].every(isEmpty), [
    ...(downloaded ? [] : missingOn('download', ['downloaded'])),
    ...(shared ? [] : missingOn('share', ['shared'])),
  ])
}
