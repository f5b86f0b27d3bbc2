import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import type { CallAnnouncement } from './fields.ts'

/** Done when the night shift was told; in progress from reading the announcement on. */
export function progress({ readOnce, shared }: CallAnnouncement): Progress {
  return progressFrom(!readOnce && !shared, shared ? [] : missingOn('share', ['shared']))
}
