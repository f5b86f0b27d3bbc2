import { eq, sql } from 'drizzle-orm'
import { organisationLogos } from '#drizzle/schema/logos.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Member, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

/** The logo of an organisation, which stands above its letters. */
export type Logo = {
  storageKey: string
  /** Bytes. */
  size: number
  /** Hexadecimal; what tells one logo from the next. */
  sha256: string
  /** Pixels. */
  width: number
  height: number
  placedAt: Date
  placedByName: string
}

/** What is known of a picture once its bytes are safe in the store. */
export type NewLogo = Omit<Logo, 'placedAt' | 'placedByName'>

/** What became of a change: the logo that was there before it, or the one that is there instead of what was seen. */
export type LogoChange = { outcome: 'done'; before: Logo | null } | { outcome: 'changed'; now: Logo | null }

const columns = {
  storageKey: organisationLogos.storageKey,
  size: organisationLogos.size,
  sha256: organisationLogos.sha256,
  width: organisationLogos.width,
  height: organisationLogos.height,
  placedAt: organisationLogos.placedAt,
  placedByName: organisationLogos.placedByName,
}

/** The logo of an organisation; null where it has none. */
export const readLogo = (tenant: Tenant): Promise<Logo | null> => readIn(database(), tenant)

/** The logo of an organisation, and what the organisation is called; null where it has none. */
export async function readNamedLogo({ organisationId }: Tenant): Promise<(Logo & { organisation: string }) | null> {
  const [found] = await database()
    .select({ ...columns, organisation: organisations.name })
    .from(organisationLogos)
    .innerJoin(organisations, eq(organisations.id, organisationLogos.organisationId))
    .where(eq(organisationLogos.organisationId, organisationId))
  return found ?? null
}

/**
 * Places the logo of the member's organisation, in the place of the one it has.
 * @param seen the `sha256` of the logo that they saw; '' for none
 * @returns 'changed' where that is no longer the one: nothing is placed
 */
export const placeLogo = (member: Member, logo: NewLogo, seen: string): Promise<LogoChange> =>
  change(member, seen, async (tx) => {
    const { organisationId, userId: placedBy, name: placedByName } = member
    const row = { ...logo, placedBy, placedByName, placedAt: sql`now()` }
    await tx
      .insert(organisationLogos)
      .values({ organisationId, ...row })
      .onConflictDoUpdate({ target: organisationLogos.organisationId, set: row })
  })

/**
 * Takes away the logo of the member's organisation; where there is none, that is well.
 * @param seen as in `placeLogo`
 */
export async function removeLogo(member: Member, seen: string): Promise<LogoChange> {
  const done = await change(member, seen, async (tx) => {
    await tx.delete(organisationLogos).where(eq(organisationLogos.organisationId, member.organisationId))
  })
  return done.outcome === 'changed' && done.now === null ? { outcome: 'done', before: null } : done
}

/** One after the other, also where two colleagues place the first logo at once. */
function change(tenant: Tenant, seen: string, write: (tx: Queryable) => Promise<void>): Promise<LogoChange> {
  return database().transaction(async (tx) => {
    await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.id, tenant.organisationId))
      .for('no key update')
    const now = await readIn(tx, tenant)
    if ((now?.sha256 ?? '') !== seen) return { outcome: 'changed', now }
    await write(tx)
    return { outcome: 'done', before: now }
  })
}

async function readIn(db: Queryable, { organisationId }: Tenant): Promise<Logo | null> {
  const [found] = await db
    .select(columns)
    .from(organisationLogos)
    .where(eq(organisationLogos.organisationId, organisationId))
  return found ?? null
}
