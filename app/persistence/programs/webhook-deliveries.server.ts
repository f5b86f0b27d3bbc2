import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { webhookDeliveries, webhooks } from '#drizzle/schema/webhooks.ts'
import { database, type Queryable } from '../database.server.ts'

/**
 * Seconds until the next attempt, by how many there were: as the Standard Webhooks specification proposes, over three days
 * in all.
 */
const gaps = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 20 * 3600]

const claimed = z.object({
  id: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  attempts: z.number(),
  webhookId: z.string(),
  url: z.string(),
  sealedSecret: z.string(),
  sealedPrevious: z.string().nullable(),
})

/** A delivery that is to be made now; `attempts` counts the one that begins. */
export type DueDelivery = z.output<typeof claimed>

/** What an address said: a status, or why there was none. */
export type DeliveryAnswer = { status: number; problem: null } | { status: null; problem: string }

/** Whether something waits that is due. */
export async function hasDueDelivery(): Promise<boolean> {
  const [row] = await database().execute(
    sql`select exists (select from webhook_deliveries where state = 'waiting' and next_at <= now()) as is_due`,
  )
  return row?.is_due === true
}

/**
 * Takes the delivery that is due longest; nobody else gets it for half a minute, which is longer than an attempt may take.
 * Where the process that took it dies, it is due again after that.
 * @returns null where nothing is due
 */
export async function claimDelivery(): Promise<DueDelivery | null> {
  const [row] = await database().execute(sql`
    update webhook_deliveries d
    set attempts = d.attempts + 1, tried_at = clock_timestamp(), next_at = now() + interval '30 seconds'
    from webhooks w
    where w.id = d.webhook_id and d.id = (
      select n.id from webhook_deliveries n join webhooks o on o.id = n.webhook_id
      where n.state = 'waiting' and n.next_at <= now() and o.ended_at is null and o.gone_at is null
      order by n.next_at limit 1 for update of n skip locked)
    returning d.id, d.payload, d.attempts, w.id as "webhookId", w.url, w.sealed_secret as "sealedSecret",
      case when w.previous_until > now() then w.sealed_previous end as "sealedPrevious"`)
  return row ? claimed.parse(row) : null
}

/** Keeps what became of an attempt: done, to be tried again, or given up. An address that answers 410 is written to no more. */
export async function keepDeliveryAnswer(
  { id, attempts, webhookId }: DueDelivery,
  { status, problem }: DeliveryAnswer,
): Promise<void> {
  const isDone = status !== null && status >= 200 && status < 300
  const gap = gaps[attempts - 1]
  const state = isDone ? 'delivered' : status === 410 || gap === undefined ? 'given-up' : 'waiting'
  const next = state === 'waiting' ? { nextAt: sql`now() + make_interval(secs => ${gap ?? 0}::int)` } : {}
  await database().transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ state, status, problem, ...next })
      // Somebody may have sent it again meanwhile.
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    if (status !== 410) return
    await tx
      .update(webhooks)
      .set({ goneAt: sql`now()` })
      .where(eq(webhooks.id, webhookId))
    await giveUpWaiting(tx, webhookId)
  })
}

/** What waits for an address goes out no more. */
export async function giveUpWaiting(tx: Queryable, webhookId: string): Promise<void> {
  const waiting = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting'))
  await tx.update(webhookDeliveries).set({ state: 'given-up' }).where(waiting)
}

/** Removes what happened more than so many days ago from the log. @returns how many */
export async function removeOldDeliveries(days: number): Promise<number> {
  const removed = await database().execute(sql`
    delete from webhook_deliveries where happened_at < now() - make_interval(days => ${days}::int)`)
  return removed.count
}
