import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { exemptAnnexes } from '#drizzle/schema/library.ts'
import type { Actor, Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { noteAction } from '../staff/audit.server.ts'
import { requireStaff } from './library.server.ts'

/** An annex of an agreement: its slot in the library, and whose agreement; null for that of every organisation. */
export type AnnexMark = { slot: string; organisationId: string | null }

/**
 * The annexes of these that provider staff marked as not belonging to this organisation's agreement, by slot: each with whether that
 * holds for this organisation alone, or for all.
 */
export async function readExemptAnnexes(
  { organisationId }: Tenant,
  slots: readonly string[],
): Promise<ReadonlyMap<string, 'one' | 'all'>> {
  if (slots.length === 0) return new Map()
  const rows = await database()
    .select({ slot: exemptAnnexes.slot, isOfOne: sql<boolean>`bool_or(${exemptAnnexes.organisationId} is not null)` })
    .from(exemptAnnexes)
    .where(
      and(
        inArray(exemptAnnexes.slot, [...slots]),
        or(isNull(exemptAnnexes.organisationId), eq(exemptAnnexes.organisationId, organisationId)),
      ),
    )
    .groupBy(exemptAnnexes.slot)
  return new Map(rows.map(({ slot, isOfOne }) => [slot, isOfOne ? 'one' : 'all'] as const))
}

/**
 * The slots that were marked for every organisation.
 * @throws if the actor is no administrator
 */
export async function listAnnexMarks(actor: Actor): Promise<ReadonlySet<string>> {
  requireStaff(actor)
  const rows = await database().select({ slot: exemptAnnexes.slot }).from(exemptAnnexes).where(ofOrganisation(null))
  return new Set(rows.map(({ slot }) => slot))
}

/**
 * Marks that an annex does not belong to an agreement, or takes that mark away. Marking twice is marking once.
 * @param mark `organisationId` of an organisation that there is
 * @throws if the actor is no administrator
 */
export async function markAnnex(actor: Actor, mark: AnnexMark, isExempt: boolean): Promise<void> {
  requireStaff(actor)
  const { slot, organisationId } = mark
  await database().transaction(async (tx) => {
    const changed = isExempt
      ? await tx
          .insert(exemptAnnexes)
          .values({ ...mark, markedByName: actor.name })
          .onConflictDoNothing()
          .returning({ slot: exemptAnnexes.slot })
      : await tx
          .delete(exemptAnnexes)
          .where(and(eq(exemptAnnexes.slot, slot), ofOrganisation(organisationId)))
          .returning({ slot: exemptAnnexes.slot })
    if (changed.length === 0) return
    await noteAction(tx, actor, {
      action: isExempt ? 'annex-left-out' : 'annex-taken-in',
      organisationId,
      subject: { slot },
    })
  })
}

const ofOrganisation = (organisationId: string | null): SQL =>
  organisationId === null ? isNull(exemptAnnexes.organisationId) : eq(exemptAnnexes.organisationId, organisationId)
