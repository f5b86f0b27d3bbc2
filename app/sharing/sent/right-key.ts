import type { SharePurpose, ShareRight } from '#app/roadmap/rules/purposes.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'

/** Under which key the words stand for what a link allows: files that are brought are no signed copy. */
export const rightKey = (purpose: SharePurpose, may: ShareRight) =>
  may === 'upload' && isToDo({ may, purpose }) ? 'bring' : may
