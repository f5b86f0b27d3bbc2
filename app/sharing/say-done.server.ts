import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from './keep-answer.server.ts'

/**
 * Who does a task by a link says to be done: the sender is told, and sees it waiting; where the sender need not look at it, it is
 * done with. Saying it twice is saying it once.
 * @param words what was brought; null where the answers say so
 */
export function sayDone(guest: Guest, words: string | null): Promise<void> {
  const done = guest.link.may === 'upload' ? 'uploaded' : 'filled'
  return keepAnswer(guest, ({ isUsable, outcome, confirmedAt, needsConfirming }) => {
    if (!isUsable || outcome === done || confirmedAt) return null
    const outcomeAt = new Date()
    const closed = needsConfirming ? {} : { confirmedAt: outcomeAt }
    return { change: { outcome: done, outcomeAt, outcomeWords: words, ...closed }, kind: done }
  })
}
