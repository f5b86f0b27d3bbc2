import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { TargetDate } from './fields.ts'

/** Open without a date, done with one. */
export function progress({ date }: TargetDate): Progress {
  return progressFrom(date === null, date === null ? missingOn('details', ['date']) : [])
}
