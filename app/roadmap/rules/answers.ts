import type { SharePurpose, ShareRight } from './purposes.ts'
import { isToDo } from './shares.ts'

/**
 * What somebody who got a link answered, by its own word. The family of residents is only asked to read: their yes says that they
 * have, and approves of nothing. It is kept as any yes.
 * @param kept what is kept of the answer, or of what happened with the link
 */
export const answerOf = <Kept extends string | null>(purpose: SharePurpose, kept: Kept): Kept | 'read' =>
  kept === 'approved' && purpose === 'family' ? 'read' : kept

/** The answer as the sender of the link is told it: who was asked to do a task, and declines, cannot do it. */
export const answerForSender = <Kept extends string | null>(
  link: { purpose: SharePurpose; may: ShareRight },
  kept: Kept,
): Kept | 'read' | 'cannot' => (kept === 'declined' && isToDo(link) ? 'cannot' : answerOf(link.purpose, kept))
