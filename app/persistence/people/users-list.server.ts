import { and, count, eq, isNotNull, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import type { UndeliveredWhy } from '../mail/delivery.server.ts'
import { isId } from '../documents/documents.server.ts'
import { inOrder, narrowedTo, type ListNarrowing } from '../list-narrowing.server.ts'
import { organisationNameOf } from '../organisations/location-names.ts'

/** How somebody stands: they have signed in, they have not yet, or they are kept out. */
export type UserState = 'active' | 'waiting' | 'disabled'
/** What users go by, and whether the last or latest comes first. */
export type UserOrder = { sort: 'name' | 'email' | 'organisation' | 'invited' | 'seen'; isDescending: boolean }

/** Which users are asked for; null for all. They are searched by name, e-mail address and organisation. */
export type UserFilter = ListNarrowing & {
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
type Keys = { keys: SQL[]; type: 'text' | 'timestamptz' }

/** Those without a moment before all others. */
const byMoment = (moment: Column): Keys => ({ keys: [sql`coalesce(${moment}, '-infinity')`], type: 'timestamptz' })
const lowerName = sql`lower(${users.name})`

const keysOf: Record<UserOrder['sort'], Keys> = {
  name: { keys: [lowerName], type: 'text' },
  email: { keys: [sql`lower(${users.email})`], type: 'text' },
  // Provider staff, who belong to none, come first.
  organisation: { keys: [sql`coalesce(lower(${organisations.name}), '')`, lowerName], type: 'text' },
  invited: byMoment(users.invitedAt),
  seen: byMoment(users.seenAt),
}

const orderOf = ({ sort, isDescending }: UserOrder): SQL[] => inOrder(isDescending, ...keysOf[sort].keys, users.id)

/** The keys of a user as text, by which `isBehindIn` finds those that follow. */
const placeIn = ({ sort }: UserOrder) =>
  sql<string[]>`array[${sql.join(
    keysOf[sort].keys.map((key) => sql`${key}::text`),
    sql`, `,
  )}]`

function isBehindIn({ sort, isDescending }: UserOrder, { place, id }: { place: string[]; id: string }): SQL {
  const { keys, type } = keysOf[sort]
  const theirs = place.map((key) => sql`${key}::${sql.raw(type)}`)
  const way = sql.raw(isDescending ? '<' : '>')
  return sql`(${sql.join([...keys, users.id], sql`, `)}) ${way} (${sql.join([...theirs, sql`${id}::uuid`], sql`, `)})`
}

/**
 * A page of the users.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size users per page
 * @throws where the actor is no administrator
 */
export async function listUsers(actor: Actor, filter: UserFilter, order: UserOrder, page: number, size: number) {
  assertStaff(actor)
  const asked = conditionOf(actor, filter)
  const [found, [counted]] = await Promise.all([
    database()
      .select(shownOfUser)
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(asked)
      .orderBy(...orderOf(order))
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
export function everyUser(actor: Actor, filter: UserFilter, order: UserOrder): AsyncGenerator<ListedUser> {
  assertStaff(actor)
  return readInBatches<ListedUser & { place: string[] }>((last, most) =>
    database()
      .select({ ...shownOfUser, place: placeIn(order) })
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(and(conditionOf(actor, filter), last === null ? undefined : isBehindIn(order, last)))
      .orderBy(...orderOf(order))
      .limit(most),
  )
}

function conditionOf(actor: Actor, { organisation, state: asked, ...narrowing }: UserFilter): SQL | undefined {
  const texts = [users.name, users.email, organisationNameOf(users.organisationId)]
  return and(
    narrowedTo(actor, narrowing, { texts, organisation: 'users.organisation_id' }),
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
