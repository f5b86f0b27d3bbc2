import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fillActs } from '#drizzle/schema/fill-acts.ts'
import type { Member, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

/** A location by the id of its row, and its name then. */
const place = z.object({ id: z.string(), name: z.string() })
const placesTaken = z.array(place.extend({ version: z.number() }))
const placesLeft = z.array(place.extend({ why: z.enum(['gone', 'unnamed', 'same', 'changed']).catch('changed') }))
const placesStayed = z.array(place.extend({ why: z.enum(['gone', 'changed']).catch('changed') }))

/** A location that took an answer over, and the version that its form got by that. */
export type PlaceTaken = z.output<typeof placesTaken>[number]
/** A location that was chosen and left alone: it is not there any more, has no name, says the same, or was changed since. */
export type PlaceLeft = z.output<typeof placesLeft>[number]
/** A location in which something stays when the act is undone: it is gone, or was changed since. */
export type PlaceStayed = z.output<typeof placesStayed>[number]

/** One answer that was taken over by many locations at once. */
export type FillAct = {
  id: string
  block: string
  /** The name of the location that it was copied from; null where it is that of the organisation. */
  copiedFrom: string | null
  places: PlaceTaken[]
  leftAlone: PlaceLeft[]
  doneAt: Date
  doneByName: string
  /** Null where it was not undone. */
  undone: { at: Date; byName: string; putBack: number; stayed: PlaceStayed[] } | null
}

type Row = typeof fillActs.$inferSelect

const toAct = (row: Row): FillAct => ({
  id: row.id,
  block: row.block,
  copiedFrom: row.copiedFrom,
  places: placesTaken.parse(row.places),
  leftAlone: placesLeft.parse(row.leftAlone),
  doneAt: row.doneAt,
  doneByName: row.doneByName,
  undone: row.undoneAt && {
    at: row.undoneAt,
    byName: row.undoneByName ?? '',
    putBack: row.putBack ?? 0,
    stayed: placesStayed.parse(row.stayed ?? []),
  },
})

const isAct = ({ organisationId }: Tenant, id: string) =>
  and(eq(fillActs.organisationId, organisationId), eq(fillActs.id, id))

/** Whether a text can be the id of an act. */
export const isActId = (id: unknown): id is string => z.uuid().safeParse(id).success

/** Keeps an act, in the transaction of what it changed. */
export async function addFillAct(
  tx: Queryable,
  { organisationId, userId, name }: Member,
  act: Pick<FillAct, 'id' | 'block' | 'copiedFrom' | 'places' | 'leftAlone'>,
): Promise<void> {
  await tx.insert(fillActs).values({ organisationId, ...act, doneBy: userId, doneByName: name })
}

/** An act of an organisation; null where it has none of that id, which may be anything. */
export async function readFillAct(tenant: Tenant, id: unknown, on: Queryable = database()): Promise<FillAct | null> {
  if (!isActId(id)) return null
  const [row] = await on.select().from(fillActs).where(isAct(tenant, id))
  return row ? toAct(row) : null
}

/** The same, and nobody else undoes it before the transaction ends. */
export async function lockFillAct(tx: Queryable, tenant: Tenant, id: unknown): Promise<FillAct | null> {
  if (!isActId(id)) return null
  const [row] = await tx.select().from(fillActs).where(isAct(tenant, id)).for('update')
  return row ? toAct(row) : null
}

/** Notes that an act was undone, in the transaction that did it. */
export async function closeFillAct(
  tx: Queryable,
  member: Member,
  id: string,
  { putBack, stayed }: { putBack: number; stayed: PlaceStayed[] },
): Promise<void> {
  await tx
    .update(fillActs)
    .set({ undoneAt: sql`now()`, undoneByName: member.name, putBack, stayed })
    .where(and(isAct(member, id), isNull(fillActs.undoneAt)))
}

/** The latest acts of an organisation, newest first. */
export async function readFillActs({ organisationId }: Tenant, most: number): Promise<FillAct[]> {
  const rows = await database()
    .select()
    .from(fillActs)
    .where(eq(fillActs.organisationId, organisationId))
    .orderBy(desc(fillActs.doneAt), fillActs.id)
    .limit(most)
  return rows.map(toAct)
}
