import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { DayPlanning } from './fields.ts'

/** Open without a date, done with one. */
export function progress({ date }: Pick<DayPlanning, 'date'>): Progress {
  return progressFrom(date === null, date === null ? missingOn('details', ['date']) : [])
}
