import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '../database.server.ts'
import { addNotices } from '../notifications/notices.server.ts'

/** A task that was found done, with the assignment that it has. */
export type DoneAssignment = { organisationId: string; id: string }

const row = z.object({
  organisationId: z.string(),
  id: z.string(),
  locationIndex: z.number().nullable(),
  item: z.string(),
  assigneeId: z.string(),
  givenBy: z.string().nullable(),
})

/**
 * Notes that what was given to somebody is done, and tells who gave it; once, however often it is found done.
 */
export async function noteDone(found: readonly DoneAssignment[]): Promise<void> {
  if (found.length === 0) return
  await database().transaction(async (tx) => {
    const rows = await tx.execute(sql`
      update assignments t set done_at = now()
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f("organisationId" uuid, id uuid)
      where t.organisation_id = f."organisationId" and t.id = f.id and t.done_at is null and t.ended_at is null
      returning t.organisation_id as "organisationId", t.id, t.location_index as "locationIndex", t.item,
        t.assignee_id as "assigneeId", t.given_by as "givenBy"`)
    for (const { organisationId, id, locationIndex, item, assigneeId, givenBy } of z.array(row).parse(rows)) {
      const words = { key: 'done', values: { by: assigneeId } }
      const happening = { organisationId, cause: 'assigned', locationIndex, item, subject: id, words }
      await addNotices(tx, happening, { people: [givenBy], except: assigneeId })
    }
  })
}
