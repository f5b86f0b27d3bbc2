import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { StartMeeting } from './fields.ts'

/** Open while the list of dates is empty; done when one of them is set. */
export function progress({ dates }: StartMeeting): Progress {
  if (dates.length === 0) return progressFrom(true, missingOn('details', ['dates']))
  return progressFrom(false, dates.some(({ date }) => date !== null) ? [] : missingOn('details', ['dates[0].date']))
}
