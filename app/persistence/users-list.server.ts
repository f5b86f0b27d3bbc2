import { and, asc, count, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from './actor.ts'
import { readInBatches } from './batches.server.ts'
import { database } from './database.server.ts'
import { isId } from './documents.server.ts'

/** How somebody stands: they have signed in, they have not yet, or they are kept out. */
export type UserState = 'active' | 'waiting' | 'disabled'
export type UserSort = 'name' | 'email' | 'organisation' | 'invited' | 'seen'

/** Which users are asked for; null for all. */
export type UserFilter = {
  /** Part of a name or e-mail address; '' for all. */
  search: string
  /** An organisation's id, or 'staff' for those of the provider. */
  organisation: string | null
  state: UserState | null
}

/** A user as provider staff see them in a list. */
export type ListedUser = {
  id: string
  name: string
  email: string
  /** Null for provider staff. */
  organisationId: string | null
  organisationName: string | null
  language: string | null
  invitedAt: Date | null
  seenAt: Date | null
  state: UserState
}

const state = sql<UserState>`case when ${users.disabledAt} is not null then 'disabled'
  when ${users.subject} is not null or ${users.seenAt} is not null then 'active' else 'waiting' end`

/** What is shown of a user. */
export const shownOfUser = {
  id: users.id,
  name: users.name,
  email: users.email,
  organisationId: users.organisationId,
  organisationName: organisations.name,
  language: users.language,
  invitedAt: users.invitedAt,
  seenAt: users.seenAt,
  state,
}

const isWaiting = and(isNull(users.disabledAt), isNull(users.subject), isNull(users.seenAt))
const isActive = and(isNull(users.disabledAt), or(isNotNull(users.subject), isNotNull(users.seenAt)))

const orders: Record<UserSort, SQL> = {
  name: sql`lower(${users.name})`,
  email: sql`lower(${users.email})`,
  organisation: sql`${organisations.name} asc nulls first, lower(${users.name})`,
  invited: sql`${users.invitedAt} desc nulls last`,
  seen: sql`${users.seenAt} desc nulls last`,
}

/**
 * A page of the users.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size users per page
 * @throws where the actor is no administrator
 */
export async function listUsers(actor: Actor, filter: UserFilter, sort: UserSort, page: number, size: number) {
  assertStaff(actor)
  const asked = conditionOf(filter)
  const [found, [counted]] = await Promise.all([
    database()
      .select(shownOfUser)
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(asked)
      .orderBy(orders[sort], asc(users.id))
      .limit(size)
      .offset((page - 1) * size),
    database().select({ total: count() }).from(users).where(asked),
  ])
  return { users: found, total: counted?.total ?? 0 }
}

/**
 * All users that are asked for, read a thousand at a time.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export function everyUser(actor: Actor, filter: UserFilter): AsyncGenerator<ListedUser> {
  assertStaff(actor)
  return readInBatches<ListedUser>((last, most) =>
    database()
      .select(shownOfUser)
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(and(conditionOf(filter), last === null ? undefined : gt(users.id, last.id)))
      .orderBy(asc(users.id))
      .limit(most),
  )
}

function conditionOf({ search, organisation, state: asked }: UserFilter): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    search === '' ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
    organisation === null ? undefined : belongingTo(organisation),
    asked === null ? undefined : { active: isActive, waiting: isWaiting, disabled: isNotNull(users.disabledAt) }[asked],
  )
}

function belongingTo(organisation: string): SQL {
  if (organisation === 'staff') return isNull(users.organisationId)
  return isId(organisation) ? eq(users.organisationId, organisation) : sql`false`
}

/** @throws where the actor is no administrator */
export function assertStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff look after users.')
}
