import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from './keep-answer.server.ts'

/**
 * Who does a task by a link says to be done: the sender is told, and sees it waiting. Saying it twice is saying it once.
 * @param words what was brought; null where the answers say so
 */
export function sayDone(guest: Guest, words: string | null): Promise<void> {
  const done = guest.link.may === 'upload' ? 'uploaded' : 'filled'
  return keepAnswer(guest, ({ isUsable, outcome, confirmedAt }) =>
    isUsable && outcome !== done && !confirmedAt
      ? { change: { outcome: done, outcomeAt: new Date(), outcomeWords: words }, kind: done }
      : null,
  )
}
