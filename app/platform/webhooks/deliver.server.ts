import {
  claimDelivery,
  hasDueDelivery,
  keepDeliveryAnswer,
  type DeliveryAnswer,
  type DueDelivery,
} from '#app/persistence/programs/webhook-deliveries.server.ts'
import { postJson } from './post.server.ts'
import { signaturesOf } from './secret.server.ts'

/** Deliveries that one server makes at once: an address that takes its time does not keep the others waiting. */
const atOnce = 8

/**
 * Makes all deliveries that are due; several servers share the work.
 * @param signal ends it after those that are under way
 */
export async function deliverWebhooks(signal: AbortSignal): Promise<void> {
  if (!(await hasDueDelivery())) return
  const work = async () => {
    for (;;) {
      const delivery = signal.aborted ? null : await claimDelivery()
      if (!delivery) return
      await keepDeliveryAnswer(delivery, await deliver(delivery))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function deliver({ id, payload, url, sealedSecret, sealedPrevious }: DueDelivery): Promise<DeliveryAnswer> {
  const body = JSON.stringify(payload)
  const seconds = Math.floor(Date.now() / 1000)
  const secrets = sealedPrevious === null ? [sealedSecret] : [sealedSecret, sealedPrevious]
  const signature = signaturesOf(secrets, id, seconds, body)
  if (signature === null) return { status: null, problem: 'UNREADABLE_SECRET' }
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signature }
  return postJson(url, { headers, body })
}
