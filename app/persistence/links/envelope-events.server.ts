import type { ShareLink } from './share-links.server.ts'
import type { Queryable } from '../database.server.ts'
import { addWebhookEvents } from '../programs/webhook-events.server.ts'

type AboutLink = Pick<ShareLink, 'organisationId' | 'id' | 'locationIndex' | 'items' | 'purpose' | 'may'>

/** The columns of a link that decide the state of its agreement. */
const stateColumns = ['outcome', 'revokedAt', 'replacedById', 'counterSignedAt'] as const

/**
 * Tells programs that an agreement stands otherwise, if that is what a link is about: somebody is asked to sign it or to agree to it,
 * answered, or is asked no more.
 * @param change what changes of the link; left out of one that is made
 */
export async function noteEnvelope(tx: Queryable, link: AboutLink, change?: Partial<ShareLink>): Promise<void> {
  const { organisationId, locationIndex, items, id, purpose, may } = link
  const isOfAgreement = may === 'sign' || (purpose === 'dpo' && may === 'review')
  if (!isOfAgreement || (change && !stateColumns.some((name) => name in change))) return
  const [item = null] = items
  await addWebhookEvents(tx, { type: 'envelope-changed', organisationId, locationIndex, item, subjects: [id] })
}
