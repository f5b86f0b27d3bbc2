import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'

/**
 * Ends a link because its recipient is not the right person. Who is, if they say so, is a proposal to the sender, who
 * sends it on or does not (`sent/pass-on.server.ts`): nothing goes to anybody here but the word to the sender.
 * @param person '' for what was not filled in
 */
export async function leaveLink(guest: Guest, person: { name: string; email: string }): Promise<void> {
  const { recipientName: by } = guest.link
  const { name, email } = person
  const outcomeWords = [name, email && `(${email})`].filter(Boolean).join(' ') || null
  await keepAnswer(guest, ({ isUsable, outcome }) => {
    if (!isUsable || outcome === 'signed') return null
    const now = new Date()
    const ended = { revokedAt: now, revokedByName: by, confirmedAt: null, confirmedByName: null }
    const proposed = { proposedName: name || null, proposedEmail: email || null }
    return { kind: 'moved', change: { outcome: 'moved', outcomeAt: now, outcomeWords, ...proposed, ...ended } }
  })
}
