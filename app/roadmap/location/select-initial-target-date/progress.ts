import { judge, missingOn, type Progress } from '#app/roadmap/rules/progress.ts'
import type { TargetDate } from './fields.ts'

/** Open without a date, done with one. */
export function progress({ date }: TargetDate): Progress {
  return judge(date === null, date === null ? missingOn('details', ['date']) : [])
}
