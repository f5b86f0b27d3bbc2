import { and, count, eq, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Actor, Contributor } from '../actor.ts'
import { exactly, isBehind, readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { inOrder, narrowedTo, type ListNarrowing } from '../list-narrowing.server.ts'
import {
  joinLocationNames,
  locationNameAt,
  locationNameOf,
  organisationNameOf,
} from '../organisations/location-names.ts'
import { openings, shareLinkColumns, type SentShareLink } from './share-links.server.ts'

/** Which links are asked for: those that can be used, those that cannot any more, those whose answer or question waits. */
export type SentState = 'open' | 'ended' | 'waiting'

/** A link in the list of those that were sent. */
export type ListedShareLink = SentShareLink & {
  organisationName: string
  /** Null for the organisation as a whole, and where the location has no name. */
  locationName: string | null
}

/**
 * Which links of all organisations are asked for. They are searched by organisation, location, recipient, e-mail address and
 * who made them.
 */
export type SentFilter = ListNarrowing & {
  state: SentState | null
  /** Only those of one; anything that is no id finds nothing; null for all. */
  organisationId: string | null
}

// What was passed on to somebody else is answered there.
const isPassedOn = and(eq(shareLinks.outcome, 'moved'), isNotNull(shareLinks.replacedById))
const isAnswered = and(isNotNull(shareLinks.outcome), sql`not ${isPassedOn}`, isNull(shareLinks.confirmedAt))
const isWaiting = or(isAnswered, isNotNull(shareLinks.askedAgainAt))

const states: Record<SentState, SQL | undefined> = {
  open: openings.isUsable.getSQL(),
  ended: not(openings.isUsable.getSQL()),
  waiting: isWaiting,
}

/** What links go by, and whether the last or latest comes first. */
export type SentOrder = { sort: 'made' | 'who' | 'organisation' | 'opened' | 'done' | 'until'; isDescending: boolean }

const newestFirst: SentOrder = { sort: 'made', isDescending: true }
const keyOf = {
  made: shareLinks.createdAt,
  who: sql`lower(${shareLinks.recipientName})`,
  organisation: sql`lower(${organisations.name})`,
  // Those that were never opened, or answered, before all others.
  opened: sql`coalesce(${openings.lastOpenedAt}, '-infinity')`,
  done: sql`coalesce(${shareLinks.outcomeAt}, '-infinity')`,
  until: shareLinks.expiresAt,
}

const selectLinks = (where: SQL | undefined, { sort, isDescending } = newestFirst) =>
  database()
    .select({
      ...shareLinkColumns,
      ...openings,
      organisationName: organisations.name,
      locationName: locationNameAt(shareLinks.locationIndex),
      place: exactly(shareLinks.createdAt),
    })
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .leftJoin(...joinLocationNames(shareLinks.organisationId))
    .where(where)
    .orderBy(...inOrder(isDescending, keyOf[sort], shareLinks.id))

async function list(where: SQL | undefined, page: number, size: number, order = newestFirst) {
  const [links, [counted]] = await Promise.all([
    selectLinks(where, order)
      .limit(size)
      .offset((page - 1) * size),
    database().select({ total: count() }).from(shareLinks).where(where),
  ])
  return { links, total: counted?.total ?? 0 }
}

/**
 * A page of the links of an organisation, newest first.
 * @param page from 1
 */
export const listShareLinks = (
  { organisationId }: Pick<Contributor, 'organisationId'>,
  state: SentState | null,
  page: number,
  size: number,
): Promise<{ links: ListedShareLink[]; total: number }> =>
  list(and(eq(shareLinks.organisationId, organisationId), state === null ? undefined : states[state]), page, size)

/**
 * The same of all organisations, for provider staff.
 * @throws where the actor is no administrator
 */
export async function listAllShareLinks(
  actor: Actor,
  filter: SentFilter,
  page: number,
  size: number,
  order = newestFirst,
): Promise<{ links: ListedShareLink[]; total: number }> {
  assertStaff(actor)
  return list(conditionOf(actor, filter), page, size, order)
}

/**
 * All links that are asked for, newest first whatever the order of the list, read a thousand at a time.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export function everyShareLink(actor: Actor, filter: SentFilter): AsyncGenerator<ListedShareLink> {
  assertStaff(actor)
  return readInBatches<ListedShareLink & { place: string }>((last, most) =>
    selectLinks(and(conditionOf(actor, filter), isBehind(last, shareLinks.createdAt, shareLinks.id, '<'))).limit(most),
  )
}

function conditionOf(actor: Actor, { state, organisationId, ...narrowing }: SentFilter): SQL | undefined {
  const { recipientName, recipientEmail, createdByName } = shareLinks
  const places = [
    organisationNameOf(shareLinks.organisationId),
    locationNameOf(shareLinks.organisationId, shareLinks.locationIndex),
  ]
  const texts = [recipientName, recipientEmail, createdByName, ...places]
  const isOfOrganisation = (id: string) => (idShape.test(id) ? eq(shareLinks.organisationId, id) : sql`false`)
  return and(
    organisationId === null ? undefined : isOfOrganisation(organisationId),
    state === null ? undefined : states[state],
    narrowedTo(actor, narrowing, { texts, organisation: 'share_links.organisation_id' }),
  )
}

function assertStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff see the links of all organisations.')
}
