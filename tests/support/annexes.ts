import { and, eq } from 'drizzle-orm'
import type { Tenant } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { annexSlots } from '#app/roadmap/letters/slots.server.ts'
import { exemptAnnexes } from '#drizzle/schema/library.ts'

/** Marks that the annexes of the agreement do not belong to that of this organisation. */
export const leaveOutAnnexes = ({ organisationId }: Tenant) =>
  database()
    .insert(exemptAnnexes)
    .values(annexSlots('nl').map(({ slot }) => ({ slot, organisationId, markedByName: 'x' })))
    .onConflictDoNothing()

/** Takes those marks away again, or the one of this annex. */
export const needAnnexes = ({ organisationId }: Tenant, name?: string) =>
  database()
    .delete(exemptAnnexes)
    .where(
      and(
        eq(exemptAnnexes.organisationId, organisationId),
        name === undefined ? undefined : eq(exemptAnnexes.slot, `processing-agreement/${name}`),
      ),
    )
