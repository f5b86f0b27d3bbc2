import { usageLog } from '#drizzle/schema/usage.ts'
import type { Actor } from './actor.ts'
import { database } from './database.server.ts'

/** Something somebody did, never what he answered. */
type Use = { logType: 'scroll' | 'navigation'; amount: number; data: string }

/** Keeps that somebody used a page. */
export async function recordUse({ organisationId, userId }: Actor, use: Use): Promise<void> {
  await database()
    .insert(usageLog)
    .values({ organisationId, userId, ...use })
}
