import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Queryable } from '../database.server.ts'
import type { ShareLink } from './share-links.server.ts'

type Link = Pick<ShareLink, 'organisationId' | 'id'>

/** What is taken from the budgets of a link. */
export type Spending = { files?: number; bytes?: number; answers?: number; mails?: number }

/** What may be taken in a day. */
export type Budgets = Required<Spending>

const today = sql`(now() at time zone 'utc')::date`

/**
 * Takes from what may come by a link today: all of it or nothing, however many servers do so at once.
 * @param most what may come in a day
 * @returns false where it is more than is left
 */
export async function spend(
  { organisationId, id }: Link,
  spending: Spending,
  most: Budgets,
  db: Queryable = database(),
): Promise<boolean> {
  const { files = 0, bytes = 0, answers = 0, mails = 0 } = spending
  const taken = await db.execute(sql`
    insert into share_budgets as b (organisation_id, link_id, day, files, bytes, answers, mails)
    select ${organisationId}::uuid, ${id}::uuid, ${today}, n.files, n.bytes, n.answers, n.mails
    from (select ${files}::int as files, ${bytes}::bigint as bytes, ${answers}::int as answers, ${mails}::int as mails) n
    where n.files <= ${most.files} and n.bytes <= ${most.bytes} and n.answers <= ${most.answers} and n.mails <= ${most.mails}
    on conflict (organisation_id, link_id, day) do update set files = b.files + excluded.files,
      bytes = b.bytes + excluded.bytes, answers = b.answers + excluded.answers, mails = b.mails + excluded.mails
    where b.files + excluded.files <= ${most.files} and b.bytes + excluded.bytes <= ${most.bytes}
      and b.answers + excluded.answers <= ${most.answers} and b.mails + excluded.mails <= ${most.mails}
    returning 1`)
  return taken.length > 0
}

const spent = z.array(z.object({ files: z.coerce.number(), bytes: z.coerce.number(), mails: z.coerce.number() }))

/** What was taken today. */
export async function readSpent({ organisationId, id }: Link, db: Queryable = database()) {
  const rows = await db.execute(sql`
    select files, bytes, mails from share_budgets
    where organisation_id = ${organisationId} and link_id = ${id} and day = ${today}`)
  return spent.parse(rows)[0] ?? { files: 0, bytes: 0, mails: 0 }
}
