import { changeShareLink, type ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { noteAnswer } from './note-answer.server.ts'

type Decide = Parameters<typeof changeShareLink>[3]
type Also = NonNullable<Parameters<typeof changeShareLink>[4]>

/**
 * Keeps what a recipient decided, as `changeShareLink` does, and that the sender is to be told: both or neither. What
 * decides nothing, such as a remark, is told to nobody.
 * @param by who decided it, where that can be somebody else than its recipient
 * @param onceFor what it is told once for, where the same can be decided twice
 */
export async function keepAnswer(
  { link, contributor }: Guest,
  decide: Decide,
  { also, by = link.recipientName, onceFor }: { also?: Also; by?: string; onceFor?: string } = {},
): Promise<void> {
  let outcome: ShareOutcome | null = null
  await changeShareLink(
    contributor,
    link.id,
    by,
    async (now, tx) => {
      const decided = await decide(now, tx)
      outcome = decided?.change.outcome ?? null
      return decided
    },
    async (tx, now) => {
      await also?.(tx, now)
      if (!outcome) return
      await noteAnswer(tx, now, outcome, onceFor)
      const [item = null, ...others] = link.items
      await addWebhookEvents(tx, {
        type: answerOf(link.purpose, outcome) === 'signed' ? 'signed' : 'answer',
        ...{ organisationId: contributor.organisationId, locationIndex: link.locationIndex },
        ...{ item: others.length > 0 ? null : item, subjects: [link.id] },
      })
    },
  )
}
