import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { Training } from './fields.ts'

/** Open until a quick guide was downloaded, then done. */
export function progress({ downloaded }: Training): Progress {
  return progressFrom(!downloaded, downloaded ? [] : missingOn('quick-guides', ['downloaded']))
}
