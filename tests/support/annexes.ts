import { and, eq, isNull } from 'drizzle-orm'
import type { Tenant } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { exemptAnnexes } from '#drizzle/schema/library.ts'

/** Where the library has the annexes of agreements. */
const slots = allItems.flatMap(({ item }) => (sharesOf(item).annexes ?? []).map((name) => `${item.key}/${name}`))

/** Marks that the annexes of the agreement do not belong to that of this organisation. */
export const leaveOutAnnexes = ({ organisationId }: Tenant) =>
  database()
    .insert(exemptAnnexes)
    .values(slots.map((slot) => ({ slot, organisationId, markedByName: 'x' })))
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

/** Takes away the marks that hold for all organisations. */
export const needAnnexesOfAll = () => database().delete(exemptAnnexes).where(isNull(exemptAnnexes.organisationId))
