import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { database } from '../database.server.ts'
import { contactColumns, knownContact, type ProviderContact } from '../organisations/provider-contact.server.ts'
import { openings, shareLinkColumns, type ShareLink } from './share-links.server.ts'

/** A link by whose token somebody came. */
type KnownShareLink = ShareLink & {
  organisationName: string
  contact: ProviderContact | null
  /** Of who made it; null where that is not known, or they may not sign in any more. */
  makerEmail: string | null
}

/** A link that can be used now. */
export type OpenShareLink = KnownShareLink

/** A link that was real and cannot be used any more. */
export type EndedShareLink = KnownShareLink & {
  /** The link that took its place; null where none did. */
  next: { createdAt: Date; recipientName: string; recipientEmail: string } | null
  /** The name that was typed to sign, by it or by the link that settled it; null where nobody signed. */
  signedBy: string | null
  /** Whether it ended because its task was done. */
  isTaskDone: boolean
}

const next = alias(shareLinks, 'next')
const signedBy = sql<string | null>`(select s.typed_name from share_signatures s
  where s.organisation_id = ${shareLinks.organisationId} and s.link_id = coalesce(${shareLinks.settledById}, ${shareLinks.id}) and s.role <> 'provider'
  order by s.at desc limit 1)`

/**
 * The link with this token, of an organisation that is not archived. One query whatever is the matter with it, so that nobody
 * learns from the time it takes whether a link ever existed.
 * @param tokenHash hexadecimal SHA-256
 */
export async function findShareLink(
  tokenHash: string,
): Promise<{ open: OpenShareLink; ended: null } | { open: null; ended: EndedShareLink } | null> {
  const [found] = await database()
    .select({
      link: shareLinkColumns,
      isUsable: openings.isUsable,
      isTaskDone: openings.isTaskDone,
      organisationName: organisations.name,
      contact: contactColumns,
      maker: { email: users.email },
      next: { createdAt: next.createdAt, recipientName: next.recipientName, recipientEmail: next.recipientEmail },
      signedBy,
    })
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .leftJoin(relationships, eq(relationships.organisationId, shareLinks.organisationId))
    .leftJoin(users, and(eq(users.id, shareLinks.createdBy), isNull(users.disabledAt)))
    .leftJoin(next, and(eq(next.organisationId, shareLinks.organisationId), eq(next.id, shareLinks.replacedById)))
    .where(and(eq(shareLinks.tokenHash, tokenHash), isNull(organisations.archivedAt)))
  if (!found) return null
  const { organisationName, contact, maker } = found
  const link = {
    ...found.link,
    organisationName,
    contact: knownContact(contact),
    makerEmail: maker?.email ? maker.email : null,
  }
  if (found.isUsable) return { open: link, ended: null }
  return { open: null, ended: { ...link, next: found.next, signedBy: found.signedBy, isTaskDone: found.isTaskDone } }
}

/** The same where it can still be used. */
export const findOpenShareLink = async (tokenHash: string): Promise<OpenShareLink | null> =>
  (await findShareLink(tokenHash))?.open ?? null
