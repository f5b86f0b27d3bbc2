import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isWithoutData } from '#app/roadmap/rules/fields.ts'
import { judge, missingOn, type Progress } from '#app/roadmap/rules/progress.ts'
import { isEmpty } from '#app/roadmap/rules/values.ts'
import { fields, type NightShiftRoster } from './fields.ts'

/** Done with a roster, as a file or as text. What was uploaded is told by the documents: the id kept here may be old. */
export function progress(values: NightShiftRoster, { documentState }: Facts): Progress {
  const hasRoster = documentState !== 'none' || !isEmpty(values.textual)
  return judge(!hasRoster && isWithoutData(fields, values), hasRoster ? [] : missingOn('upload', ['document']))
}
