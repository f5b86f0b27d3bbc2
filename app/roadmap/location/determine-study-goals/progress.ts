import { judge, missingOn, type Progress } from '#app/roadmap/rules/progress.ts'
import type { StudyGoals } from './fields.ts'

const lists = ['quality', 'workplace', 'efficiency'] as const

/** Open while nothing was chosen; done when something was chosen of each of the three kinds. Free text is extra. */
export function progress(values: StudyGoals): Progress {
  const unchosen = lists.filter((name) => values[name].length === 0)
  return judge(unchosen.length === lists.length, missingOn('details', unchosen))
}
