import type { SharePurpose, ShareRight } from '#app/roadmap/rules/purposes.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'

/**
 * What a right is called to its sender: bringing a file of a task is another thing than bringing back what was signed, and
 * a data protection officer agrees where others sign, and the family of residents approves of nothing.
 */
export function rightKey(purpose: SharePurpose, may: ShareRight) {
  if (may === 'upload' && isToDo({ may, purpose })) return 'bring'
  if (purpose === 'dpo' && may === 'sign') return 'agree'
  if (purpose === 'family' && may === 'review') return 'tell'
  return purpose === 'dpo' && may === 'review' ? 'comment' : may
}
