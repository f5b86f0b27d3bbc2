import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import type { UndeliveredWhy } from '../mail/delivery.server.ts'
import { isId } from '../documents/documents.server.ts'

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
  /** Why mail does not reach them; null where nothing came back. */
  undelivered: UndeliveredWhy | null
}

const state = sql<UserState>`case when ${users.disabledAt} is not null then 'disabled'
  when ${users.subject} is not null or ${users.seenAt} is not null then 'active' else 'waiting' end`

/** Of their last invitation, or of any message to an address that is not written to any more. */
const undelivered = sql<UndeliveredWhy | null>`(select m.undelivered_why from mail_messages m
  where m.undelivered_why is not null and lower(m.to_address) = lower(${users.email})
    and (m.blocks_address or m.cause = 'invitation' and m.created_at >= ${users.invitedAt})
  order by m.created_at desc limit 1)`

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
  undelivered,
}

const isWaiting = and(isNull(users.disabledAt), isNull(users.subject), isNull(users.seenAt))
const isActive = and(isNull(users.disabledAt), or(isNotNull(users.subject), isNotNull(users.seenAt)))

/** What users go by, then by id. No key is null, so that those behind a user can be asked for. */
type Order = { keys: SQL[]; type: 'text' | 'timestamptz'; way: '>' | '<' }

const byText = (...keys: SQL[]): Order => ({ keys, type: 'text', way: '>' })
/** The newest first, then those without. */
const byMoment = (moment: Column): Order => {
  const keys = [sql`coalesce(${moment}, '-infinity')`]
  return { keys, type: 'timestamptz', way: '<' }
}
const lowerName = sql`lower(${users.name})`

const orders: Record<UserSort, Order> = {
  name: byText(lowerName),
  email: byText(sql`lower(${users.email})`),
  // Provider staff, who belong to none, come first.
  organisation: byText(sql`coalesce(${organisations.name}, '')`, lowerName),
  invited: byMoment(users.invitedAt),
  seen: byMoment(users.seenAt),
}

const orderOf = (sort: UserSort): SQL[] =>
  [...orders[sort].keys, users.id].map((key) => (orders[sort].way === '>' ? asc(key) : desc(key)))

/** The keys of a user as text, by which `isBehindIn` finds those that follow. */
const placeIn = (sort: UserSort) =>
  sql<string[]>`array[${sql.join(
    orders[sort].keys.map((key) => sql`${key}::text`),
    sql`, `,
  )}]`

function isBehindIn(sort: UserSort, { place, id }: { place: string[]; id: string }): SQL {
  const { keys, type, way } = orders[sort]
  const theirs = place.map((key) => sql`${key}::${sql.raw(type)}`)
  return sql`(${sql.join([...keys, users.id], sql`, `)}) ${sql.raw(way)} (${sql.join([...theirs, sql`${id}::uuid`], sql`, `)})`
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
      .orderBy(...orderOf(sort))
      .limit(size)
      .offset((page - 1) * size),
    database().select({ total: count() }).from(users).where(asked),
  ])
  return { users: found, total: counted?.total ?? 0 }
}

/**
 * All users that are asked for, in the order of the list, read a thousand at a time.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export function everyUser(actor: Actor, filter: UserFilter, sort: UserSort): AsyncGenerator<ListedUser> {
  assertStaff(actor)
  return readInBatches<ListedUser & { place: string[] }>((last, most) =>
    database()
      .select({ ...shownOfUser, place: placeIn(sort) })
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(and(conditionOf(filter), last === null ? undefined : isBehindIn(sort, last)))
      .orderBy(...orderOf(sort))
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
