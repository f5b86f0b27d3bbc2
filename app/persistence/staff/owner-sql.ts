import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'

/**
 * The organisations that somebody of the staff owns or stands in for, as a condition on the column of an id: evaluated once
 * for all rows. The contact that an organisation sees is no owner.
 * @param column SQL that names the column
 */
export const looksAfter = ({ userId }: Pick<Actor, 'userId'>, column: string) => sql`(
  ${sql.raw(column)} in (
    select own.organisation_id from organisation_owners own where ${userId} in (own.owner_id::text, own.deputy_id::text)))`

/** The same; or all organisations, for somebody who looks after none. */
export const ownOrAll = (actor: Pick<Actor, 'userId'>, column: string) => sql`(
  ${looksAfter(actor, column)} or not exists (
    select from organisations other where other.archived_at is null and ${looksAfter(actor, 'other.id')}))`

/**
 * The organisations that have no owner, as a condition on the column of an id.
 * @param column SQL that names the column
 */
export const hasNoOwner = (column: string) => sql`(${sql.raw(column)} is not null and not exists (
  select from organisation_owners own where own.organisation_id = ${sql.raw(column)} and own.owner_id is not null))`

/**
 * The name of the owner of an organisation, as a column; null if it has none.
 * @param column SQL that names the column with the id of the organisation
 */
export const ownerName = (column: string) => sql`(select u.name from organisation_owners own
  join users u on u.id = own.owner_id where own.organisation_id = ${sql.raw(column)})`
