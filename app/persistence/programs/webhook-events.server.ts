import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.server.ts'
import type { WebhookEvent } from './webhook-event.ts'

/**
 * Writes down what happened for every address that wants to know it, in the transaction in which it happens. One statement,
 * whether anyone listens or not: not for what is saved all day long.
 */
export async function addWebhookEvents(tx: Queryable, event: WebhookEvent): Promise<void> {
  const { type, organisationId, locationIndex, item, subjects } = event
  await tx.execute(sql`
    insert into webhook_deliveries (id, webhook_id, type, payload)
    select d.id, w.id, ${type}, jsonb_build_object('id', d.id, 'type', ${type}::text,
      'occurredAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'organisationId', ${organisationId}::text, 'locationIndex', ${locationIndex}::int, 'item', ${item}::text,
      'subject', s.subject)
    from webhooks w cross join jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb) with ordinality as s (subject, number)
      cross join lateral (select gen_random_uuid() as id where s.number > 0 and w.id is not null) d
    where w.ended_at is null and w.gone_at is null and ${type} = any(w.events)
      and (w.organisation_ids is null or ${organisationId}::uuid = any(w.organisation_ids))`)
}
