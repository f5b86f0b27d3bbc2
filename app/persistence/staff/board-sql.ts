import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'

/** How many days before its next date a location may stand still, how far the board looks ahead, and what it calls near. */
export const [stillDays, daysAhead, nearDays] = [14, 42, 30]

const day = 86_400_000

/** Fails where somebody else asks: these verbs see the locations of every organisation. */
export function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff see all locations.')
}

/** An instant as SQL. @param days how many later */
export const at = (ms: number, days = 0) => sql`to_timestamp(${(ms + days * day) / 1000}::float8)`
/** A calendar date as SQL. @param days how many later */
export const dayAt = (ms: number, days = 0) => sql`${new Date(ms + days * day).toISOString().slice(0, 10)}::date`
/** A column as milliseconds since 1970. */
export const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)
/** The rows of a query as one list. */
export const asList = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${rows}) as one)`
