import type { Facts } from '#app/roadmap/rules/facts.ts'
import { documentProgress, type Progress } from '#app/roadmap/rules/progress.ts'
import type { BedPlates } from './fields.ts'

/** The state of the uploaded photos of the plates; the answers do not count. */
export function progress(_values: BedPlates, facts: Facts): Progress {
  return documentProgress('upload', facts)
}
