import { eq, sql } from 'drizzle-orm'
import { siteSettings } from '#drizzle/schema/settings.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from './audit.server.ts'
import { database } from '../database.server.ts'
import { keepVersion } from '../forms/text-versions.server.ts'
import { announceSiteTexts } from './site-texts-changed.server.ts'

/** What provider staff set for the portal as a whole. */
export type SettingName = 'banner' | 'welcome-video' | 'retention' | 'provider' | `mail-text:${string}`

/** A setting as stored; `value` is whatever was stored, to be read by its own schema. */
export type StoredSetting = { name: string; value: unknown; version: number; updatedAt: Date; updatedByName: string }

/** Every setting that was ever saved. */
export async function readSettings(): Promise<StoredSetting[]> {
  return database().select().from(siteSettings)
}

/**
 * Saves one setting, and keeps what it said before.
 * @param version the one the page was made with; 0 where it was never saved
 * @returns 'stale' where somebody else saved since, and nothing was done
 * @throws where the actor is no administrator
 */
export async function saveSetting(
  actor: Actor,
  name: SettingName,
  version: number,
  value: Record<string, unknown>,
): Promise<'saved' | 'stale'> {
  if (!actor.isAdmin) throw new Error('Only provider staff may change settings.')
  return database().transaction(async (tx) => {
    // Who saves the same setting waits here, also the first time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`)
    const [stored] = await tx.select().from(siteSettings).where(eq(siteSettings.name, name))
    if ((stored?.version ?? 0) !== version) return 'stale'
    if (stored) {
      const { value: said, updatedAt: at, updatedByName: byName } = stored
      await keepVersion(tx, `setting:${name}`, { version, said, at, byName })
    }
    const row = { value, version: version + 1, updatedAt: sql`now()`, updatedByName: actor.name }
    await tx
      .insert(siteSettings)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: siteSettings.name, set: row })
    await noteAction(tx, actor, { action: 'setting-changed', organisationId: null, subject: { name } })
    await announceSiteTexts(tx)
    return 'saved'
  })
}
