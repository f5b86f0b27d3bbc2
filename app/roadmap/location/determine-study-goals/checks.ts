import type { FieldError } from '#app/roadmap/rules/submission.ts'
import type { StudyGoals } from './fields.ts'
import { goalKinds } from './options.ts'

/** Of every kind of goals at least one has to be chosen. */
export function chooseOne(values: StudyGoals): Record<string, FieldError> {
  const unchosen = goalKinds.filter((kind) => values[kind].length === 0)
  return Object.fromEntries(unchosen.map((kind) => [kind, { key: 'invalid.chooseOne' }]))
}
