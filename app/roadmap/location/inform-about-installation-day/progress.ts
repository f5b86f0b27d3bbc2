import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { StartNewsItem } from './fields.ts'

/** Done when the news was shared; in progress from the download on. */
export function progress({ downloaded, shared }: StartNewsItem): Progress {
  return progressFrom(!downloaded && !shared, shared ? [] : missingOn('share', ['shared']))
}
