import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isWithoutData } from '#app/roadmap/rules/fields.ts'
import { missingDocument, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { isEmpty } from '#app/roadmap/rules/values.ts'
import { fields, type NightShiftRoster } from './fields.ts'

/** Done with a roster, as a file or as text. What was uploaded is told by the documents: the id kept here may be old. */
export function progress(values: NightShiftRoster, facts: Facts): Progress {
  const hasRoster = facts.documentState !== 'none' || !isEmpty(values.textual)
  const isUntouched = !facts.isSentBack && isWithoutData(fields, values)
  return progressFrom(!hasRoster && isUntouched, hasRoster ? [] : missingDocument('upload', facts))
}
