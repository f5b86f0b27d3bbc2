import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { webhookDeliveries, webhooks } from '#drizzle/schema/webhooks.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { requireStaff } from '../organisations/care-organisations.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { changeOverHours } from './program-keys.server.ts'
import { giveUpWaiting } from './webhook-deliveries.server.ts'

/** What staff say of an address. */
export type NewWebhook = Pick<
  typeof webhooks.$inferInsert,
  'name' | 'url' | 'events' | 'organisationIds' | 'sealedSecret'
>

const columns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  organisationIds: webhooks.organisationIds,
  previousUntil: webhooks.previousUntil,
  createdByName: webhooks.createdByName,
  createdAt: webhooks.createdAt,
  goneAt: webhooks.goneAt,
  endedAt: webhooks.endedAt,
}

/**
 * All addresses, the newest first; those that were ended last.
 * @throws where the actor is no administrator
 */
export async function listWebhooks(actor: Actor) {
  requireStaff(actor)
  return database()
    .select(columns)
    .from(webhooks)
    .orderBy(sql`ended_at is not null`, desc(webhooks.createdAt), webhooks.id)
}

/** How many deliveries the log shows. */
const shown = 100

/**
 * One address, with the names of its organisations and its latest deliveries.
 * @param id anything
 * @returns null where there is none
 * @throws where the actor is no administrator
 */
export async function readWebhook(actor: Actor, id: string) {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  const [webhook] = await database().select(columns).from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) return null
  const isChosen = sql`${organisations.id} = any(select unnest(w.organisation_ids) from webhooks w where w.id = ${id})`
  const [chosen, deliveries] = await Promise.all([
    database()
      .select({ name: organisations.name })
      .from(organisations)
      .where(isChosen)
      .orderBy(sql`lower(name)`, organisations.id),
    database()
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.happenedAt), webhookDeliveries.id)
      .limit(shown),
  ])
  return { ...webhook, organisations: webhook.organisationIds === null ? null : chosen, deliveries }
}

/**
 * Adds an address.
 * @param id made with the form
 * @returns false where there is one of this id: the form was sent twice, and its secret was shown then
 * @throws where the actor is no administrator
 */
export async function addWebhook(actor: Actor, id: string, webhook: NewWebhook): Promise<boolean> {
  requireStaff(actor)
  const { userId, name } = actor
  return database().transaction(async (tx) => {
    const added = await tx
      .insert(webhooks)
      .values({ id, ...webhook, createdBy: userId, createdByName: name })
      .onConflictDoNothing()
      .returning({ id: webhooks.id })
    if (added.length === 0) return false
    await noteSecurity({ kind: 'webhook-made', actorId: userId, facts: { program: id } }, tx)
    return true
  })
}

/**
 * Gives an address another secret; deliveries of the next day are signed with the one before, too.
 * @returns false where there is no such address, or it was ended
 * @throws where the actor is no administrator
 */
export async function renewWebhookSecret(actor: Actor, id: string, sealedSecret: string): Promise<boolean> {
  requireStaff(actor)
  if (!idShape.test(id)) return false
  return database().transaction(async (tx) => {
    const previousUntil = sql`now() + make_interval(hours => ${changeOverHours}::int)`
    const renewed = await tx
      .update(webhooks)
      .set({ sealedSecret, sealedPrevious: sql`sealed_secret`, previousUntil })
      .where(isOpen(id))
      .returning({ id: webhooks.id })
    if (renewed.length === 0) return false
    await noteSecurity({ kind: 'webhook-secret-made', actorId: actor.userId, facts: { program: id } }, tx)
    return true
  })
}

/**
 * Ends an address: what waits for it goes out no more.
 * @returns its name; null where there is no such address, or it was ended before
 * @throws where the actor is no administrator
 */
export async function endWebhook(actor: Actor, id: string): Promise<string | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const [ended] = await tx
      .update(webhooks)
      .set({ endedAt: sql`now()`, sealedSecret: '', sealedPrevious: null, previousUntil: null })
      .where(isOpen(id))
      .returning({ name: webhooks.name })
    if (!ended) return null
    await giveUpWaiting(tx, id)
    await noteSecurity({ kind: 'webhook-ended', actorId: actor.userId, facts: { program: id } }, tx)
    return ended.name
  })
}

/**
 * Lets a delivery go out once more, as if it had just happened; an address that was gone is tried again.
 * @returns false where there is none of this address, or the address was ended
 * @throws where the actor is no administrator
 */
export async function sendDeliveryAgain(actor: Actor, id: string, deliveryId: string): Promise<boolean> {
  requireStaff(actor)
  if (!idShape.test(id) || !idShape.test(deliveryId)) return false
  return database().transaction(async (tx) => {
    const [opened] = await tx.select({ id: webhooks.id }).from(webhooks).where(isOpen(id)).for('update')
    if (!opened) return false
    const sent = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAt: sql`now()` })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
      .returning({ id: webhookDeliveries.id })
    if (sent.length === 0) return false
    await tx.update(webhooks).set({ goneAt: null }).where(eq(webhooks.id, id))
    return true
  })
}

const isOpen = (id: string) => and(eq(webhooks.id, id), isNull(webhooks.endedAt))
