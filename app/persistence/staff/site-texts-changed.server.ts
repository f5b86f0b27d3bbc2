import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.server.ts'

/** Where the database tells all processes that what provider staff wrote for everybody has changed. */
export const siteTextsChannel = 'routekaart_site_texts'

/**
 * Tells all processes of all servers that texts of the site have changed.
 * @param transaction of the change: it is told when that is committed, and never otherwise
 */
export async function announceSiteTexts(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_notify(${siteTextsChannel}, '')`)
}
