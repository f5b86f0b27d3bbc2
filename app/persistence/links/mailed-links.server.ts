import { and, eq, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import type { Queryable } from '../database.server.ts'
import { locationNameOf } from '../organisations/location-names.ts'
import { openings, shareLinkColumns, type ShareLink } from './share-links.server.ts'

/**
 * A link with what its address can be known from: its own sealed token, and the message that carried it last. `sealedText`
 * is '' where none did, or its words are gone.
 */
export type MailedLink = ShareLink & {
  tokenHash: string
  sealedToken: string | null
  organisationName: string
  /** Whether it ended because its task was done. */
  isTaskDone: boolean
  /** Null where it is about the organisation as a whole, and where the location has no name. */
  locationName: string | null
  sealedText: string
}

/** The last message that carried a link, as the end of a query on `share_links`. */
export const lastMail = sql`from mail_messages m where m.link_id = share_links.id and m.cause in ('share-link', 'share-reminder')
  order by m.created_at desc, m.id desc limit 1`

/** Its columns, where organisations are joined. */
export const mailedLinkColumns = {
  ...shareLinkColumns,
  ...{ tokenHash: shareLinks.tokenHash, sealedToken: shareLinks.sealedToken, organisationName: organisations.name },
  isTaskDone: openings.isTaskDone,
  locationName: locationNameOf(shareLinks.organisationId, shareLinks.locationIndex),
  sealedText: sql<string>`coalesce((select m.sealed_text ${lastMail}), '')`,
}

/** The same of one link; null where the organisation has no such link. */
export async function readMailedLink(
  tx: Queryable,
  { organisationId }: Tenant,
  id: string,
): Promise<MailedLink | null> {
  const [found] = await tx
    .select(mailedLinkColumns)
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, id)))
  return found ?? null
}
