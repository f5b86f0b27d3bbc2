import type { Facts } from '#app/roadmap/rules/facts.ts'
import { documentProgress, type Progress } from '#app/roadmap/rules/progress.ts'
import { isFilledObject } from '#app/roadmap/rules/values.ts'
import type { ProcessingAgreement } from './fields.ts'

/** As far as its signed document is; until then in progress once the signer or the data protection officer is known. */
export function progress(values: ProcessingAgreement, facts: Facts): Progress {
  const { state, missing } = documentProgress('upload', facts)
  const isStarted = isFilledObject(values.dpo) || isFilledObject(values.signer)
  return { state: state === 'none' && isStarted ? 'busy' : state, missing }
}
