import { sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { looksAfter } from './owner-sql.ts'

/** Whose organisations are asked for; '' is those that the reader looks after, or all where that is none. */
export type Whose = '' | 'me' | 'all'

/** Parts of a `with`: `whose` says whose organisations are shown, `chosen` are those of them at work. */
export const chosenOf = (actor: Actor, owner: Whose): SQL => sql`
  everybodys as materialized (
    select o.id, o.name, lower(o.name) as sorted_by, ${looksAfter(actor, 'o.id')} as is_mine
    from organisations o where o.archived_at is null
  ), whose as materialized (
    select case when ${owner} <> '' then ${owner} when exists (select from everybodys where is_mine) then 'me' else 'all' end as whose
  ), chosen as materialized (
    select * from everybodys where is_mine or (select whose from whose) = 'all'
  )`
