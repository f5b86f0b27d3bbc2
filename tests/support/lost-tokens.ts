import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { database } from '#app/persistence/database.server.ts'
import { authAccessTokens, authSessions } from '#drizzle/schema/sessions.ts'

/**
 * Lets the server have no token and no way to one when the page first asks for it, as if the provider had given no
 * refresh token.
 * @param also what else happens then
 */
export async function loseTokens(page: Page, also: () => Promise<void> = async () => {}): Promise<void> {
  await page.route(
    '**/authentication/token',
    async (route) => {
      await database()
        .delete(authAccessTokens)
        .where(sql`true`)
      await database()
        .update(authSessions)
        .set({ refreshToken: null })
        .where(sql`true`)
      await also()
      await route.continue()
    },
    { times: 1 },
  )
}
