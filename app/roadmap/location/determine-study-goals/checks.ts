import type { FieldError } from '#app/roadmap/rules/submission.ts'
import type { StudyGoals } from './fields.ts'

/** Every group of goals asks for at least one. */
export function chooseOne(values: StudyGoals): Record<string, FieldError> {
  const groups = ['quality', 'workplace', 'efficiency'] as const
  return Object.fromEntries(
    groups.filter((group) => values[group].length === 0).map((group) => [group, { key: 'invalid.chooseOne' }]),
  )
}
