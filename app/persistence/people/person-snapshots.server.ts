import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../database.server.ts'
import { organisationsOf, wordsOf } from './person-forms.server.ts'
import type { FoundPerson } from './persons.server.ts'

const row = z.object({ organisationId: z.string(), id: z.string(), snapshot: z.unknown() })

/** What a link showed, in which the person may stand. */
export type SnapshotOfPerson = z.output<typeof row>

/** What links showed to others, where the person may stand in it; what was signed is evidence, and stays. */
export async function findSnapshotsOfPerson(tx: Queryable, person: FoundPerson): Promise<SnapshotOfPerson[]> {
  const rows = await tx.execute(sql`
    select l.organisation_id as "organisationId", l.id, l.snapshot from share_links l
    where l.snapshot is not null
      and exists (
        select from jsonb_array_elements_text(${wordsOf(person)}::jsonb) as word
        where strpos(lower(l.snapshot::text), lower(word)) > 0)
      and l.organisation_id::text in (select * from ${organisationsOf(person)})
      and not exists (
        select from share_signatures s where s.organisation_id = l.organisation_id and s.link_id = l.id)
    for update`)
  return z.array(row).parse(rows)
}

/** Writes what links showed as it is given. */
export async function writeSnapshots(tx: Queryable, snapshots: readonly SnapshotOfPerson[]): Promise<void> {
  for (const { organisationId, id, snapshot } of snapshots) {
    await tx.execute(sql`
      update share_links set snapshot = ${JSON.stringify(snapshot)}::jsonb
      where organisation_id = ${organisationId} and id = ${id}`)
  }
}
