import type { Facts } from '#app/roadmap/rules/facts.ts'
import { documentProgress, type Progress } from '#app/roadmap/rules/progress.ts'
import type { FloorPlan } from './fields.ts'

/** The state of the uploaded floor plan; the answers do not count. */
export function progress(_values: FloorPlan, facts: Facts): Progress {
  return documentProgress('upload', facts)
}
