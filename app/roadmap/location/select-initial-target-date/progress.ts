import { judge, missingOn, type Progress } from '#app/roadmap/rules/progress.ts'
import type { TargetDate } from './fields.ts'

/** Done once there is a date; never in progress. */
export const progress = ({ date }: TargetDate): Progress =>
  judge(date === null, date === null ? missingOn('details', ['date']) : [])
