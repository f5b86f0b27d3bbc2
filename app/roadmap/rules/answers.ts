import type { SharePurpose, ShareRight } from './purposes.ts'
import { isToDo } from './shares.ts'

/**
 * What somebody who got a link answered, by its own word. The family of residents is only asked to read: their yes says that they
 * have, and approves of nothing. A data protection officer who types their name approves that others sign. Both are kept as the
 * answer of the form they came by.
 * @param kept what is kept of the answer, or of what happened with the link
 */
export function answerOf<Kept extends string | null>(purpose: SharePurpose, kept: Kept): Kept | 'read' | 'approved' {
  if (kept === 'approved' && purpose === 'family') return 'read'
  return kept === 'signed' && purpose === 'dpo' ? 'approved' : kept
}

/** The answer as the sender of the link is told it: who was asked to do a task, and declines, cannot do it. */
export const answerForSender = <Kept extends string | null>(
  link: { purpose: SharePurpose; may: ShareRight },
  kept: Kept,
): Kept | 'read' | 'approved' | 'cannot' =>
  kept === 'declined' && isToDo(link) ? 'cannot' : answerOf(link.purpose, kept)
