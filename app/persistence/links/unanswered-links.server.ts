import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { database } from '../database.server.ts'
import { isBeforeTurn } from './share-signatures.server.ts'
import { lastMail, mailedLinkColumns, type MailedLink } from './mailed-links.server.ts'

const localDay = (column: typeof shareLinks.createdAt | typeof shareLinks.expiresAt) =>
  sql`(${column} at time zone 'Europe/Amsterdam')::date`
const oneOf = (days: readonly number[]) =>
  sql`in (select value::date from jsonb_array_elements_text(${JSON.stringify(days.map((day) => new Date(day).toISOString().slice(0, 10)))}::jsonb))`

/**
 * Links by mail that ask their recipient for something and have no answer, where it is time for a reminder: sent, ending
 * or put off to one of these calendar dates, reminded fewer than three times and not in the last six days. Whoever said that they want no
 * reminders, whose message did not arrive, who was locked out by wrong codes, or whose turn to sign has not come, is left out; so
 * is what was reminded of today.
 * @param onceKey what today's reminder is written once for, before the id of the link
 * @param now in milliseconds
 */
export async function findUnansweredLinks(
  days: { sent: readonly number[]; expires: readonly number[]; later: readonly number[]; maxWrongCodes: number },
  onceKey: string,
  now: number,
  most: number,
): Promise<MailedLink[]> {
  const at = new Date(now)
  const longAgo = new Date(Math.min(...days.sent) - 86_400_000)
  const farAhead = new Date(Math.max(...days.expires) + 2 * 86_400_000)
  return database()
    .select(mailedLinkColumns)
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .where(
      and(
        ...[isNull(shareLinks.outcome), isNull(shareLinks.revokedAt), isNull(shareLinks.replacedById)],
        ...[isNull(shareLinks.remindersStoppedAt), ne(shareLinks.recipientEmail, ''), gt(shareLinks.expiresAt, at)],
        ...[inArray(shareLinks.may, ['review', 'upload', 'fill', 'sign']), isNull(organisations.archivedAt)],
        lt(shareLinks.wrongCodes, days.maxWrongCodes),
        sql`(${shareLinks.createdAt} >= ${longAgo.toISOString()} and ${localDay(shareLinks.createdAt)} ${oneOf(days.sent)}
          or ${shareLinks.expiresAt} < ${farAhead.toISOString()} and ${localDay(shareLinks.expiresAt)} ${oneOf(days.expires)}
          or ${shareLinks.laterDay} ${oneOf(days.later)})`,
        sql`coalesce(${shareLinks.laterDay} <= (${at.toISOString()}::timestamptz at time zone 'Europe/Amsterdam')::date, true)`,
        sql`not coalesce((select m.state = 'failed' or m.undelivered_why is not null ${lastMail}), true)`,
        sql`not exists (select from mail_messages m where m.once_key = ${onceKey} || share_links.id)`,
        sql`(select count(*) < 3 and coalesce(max(e.at) < ${new Date(now - 6 * 86_400_000).toISOString()}, true)
          from share_events e where e.organisation_id = share_links.organisation_id and e.link_id = share_links.id
            and e.kind = 'reminded')`,
        sql`not (share_links.may = 'sign' and share_links.purpose = 'signer'
          and ${isBeforeTurn(sql`${at.toISOString()}::timestamptz`)})`,
      ),
    )
    .orderBy(shareLinks.createdAt, shareLinks.id)
    .limit(most)
}
