import { guestBudgets } from '#app/platform/config/limits.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { readSpent, spend } from '#app/persistence/links/share-budgets.server.ts'
import type { ShareLink, ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { findSignersInTurn } from '#app/persistence/links/share-signatures.server.ts'
import { addNotices, hasNotice } from '#app/persistence/notifications/notices.server.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import { isForBothSides } from '#app/roadmap/rules/shares.ts'
import { notifyProvider } from './mail/both-signed.server.ts'
import { tellSigner } from './mail/signing-turn.server.ts'
import { linkForProvider } from './signing/order.server.ts'

/**
 * Keeps that the maker of a link is to be told what its recipient decided; of one link a few times a day, and the last of
 * them says that more answers are only on its page. The caller holds the lock on the link, so that they are counted one
 * after the other. Whoever can sign now is told, and so is the maker of their link; last of all who signs for the provider, once nobody else has to.
 */
export async function noteAnswer(tx: Queryable, link: ShareLink, outcome: ShareOutcome, onceFor = ''): Promise<void> {
  const { organisationId, id, items, locationIndex, createdBy } = link
  const about = { organisationId, locationIndex, item: items[0] ?? null }
  const { mails } = await readSpent(link, tx)
  const isTold = onceFor !== '' && (await hasNotice(tx, { organisationId, subject: id, onceFor }))
  if (!isTold && mails < guestBudgets.mails) {
    const isLast = mails === guestBudgets.mails - 1
    const words = { key: outcome, values: { onceFor, isLast: isLast ? 1 : 0 } }
    const cause = answerOf(link.purpose, outcome) === 'signed' ? 'signed' : 'answer'
    const isKept = await addNotices(tx, { ...about, cause, subject: id, words }, { people: [createdBy] })
    if (isKept) await spend(link, { mails: 1 }, guestBudgets, tx)
  }
  if (outcome !== 'signed' && outcome !== 'approved') return
  const signed = link.purpose === 'dpo' || isForBothSides(link) ? await linkForProvider(link, tx) : null
  if (signed !== null) await notifyProvider(tx, { ...link, id: signed })
  // A yes to an earlier text lets nobody sign this one.
  if (link.answeredVersion === '') return
  for (const signer of await findSignersInTurn(tx, link)) {
    const isTold = await tellSigner(tx, signer, id)
    const words = { key: 'signing-turn', values: { isTold: isTold ? 1 : 0 } }
    await addNotices(tx, { ...about, cause: 'signing-turn', subject: signer.id, words }, { people: [signer.createdBy] })
  }
}
