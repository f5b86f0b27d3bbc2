import { usageLog } from '#drizzle/schema/usage.ts'
import type { Actor, Contributor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { outsideReadScope } from '../read-scope.ts'

/** Something somebody did, never what he answered. */
type Use = { logType: 'scroll' | 'navigation' | 'take-out'; amount: number; data: string }

/** Keeps that somebody used a page. Nobody reads it back: pages of staff ask the primary. */
export const recordUse = ({ organisationId, userId }: Actor, use: Use): Promise<void> =>
  outsideReadScope(async () => {
    await database()
      .insert(usageLog)
      .values({ organisationId, userId, ...use })
  })

/**
 * Keeps which fields of a form could not be saved: their names, never what was typed. Where there are none, nothing is
 * asked of the database.
 */
export async function recordRejected(
  tx: Queryable,
  { organisationId, userId }: Contributor,
  formType: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const rows = names.map((name) => ({ logType: 'rejected', amount: 1, data: `${formType} ${name}` }))
  await tx.insert(usageLog).values(rows.map((row) => ({ organisationId, userId, ...row })))
}
