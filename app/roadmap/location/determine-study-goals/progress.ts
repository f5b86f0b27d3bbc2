import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { StudyGoals } from './fields.ts'
import { goalKinds } from './options.ts'

/** Open while nothing was chosen; done when something was chosen of each of the three kinds. Free text is extra. */
export function progress(values: StudyGoals): Progress {
  const unchosen = goalKinds.filter((kind) => values[kind].length === 0)
  return progressFrom(unchosen.length === goalKinds.length, missingOn('details', unchosen))
}
