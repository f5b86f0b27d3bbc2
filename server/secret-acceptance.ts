import path from 'node:path'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { giveUpSealed } from '#app/persistence/people/identity-store.server.ts'
import { endAfter, openForCommand, tell } from './open-for-command.ts'
import { checkSessionSecret, isRightSecret } from './secret-mark.ts'

/**
 * Lets the portal start with the SESSION_SECRET that it has now, where the one that its database was sealed with is lost: what
 * is sealed stays where it is, and cannot be read any more.
 * @param root the project's folder, where the migrations are
 * @param isSure whether it was called with `--give-up`
 * @returns the exit code of the process
 */
export async function acceptSecret(root: string, isSure: boolean): Promise<number> {
  if (!isSure) return tell('Use: npm run accept-secret -- --give-up', 1)
  return endAfter([], async (ends) => {
    const { DATABASE_URL, SMTP_URL } = await openForCommand(ends)
    await migrateDatabase(DATABASE_URL, path.join(root, 'drizzle/migrations'), SMTP_URL !== undefined)
    if (await isRightSecret())
      return tell('SESSION_SECRET is the one that the database was sealed with: nothing was done.')
    await giveUpSealed()
    await checkSessionSecret()
    return tell(
      'The portal starts with this SESSION_SECRET now, and everybody signs in again. WiFi passwords, second factors, secrets of ' +
        'webhooks and the texts of older messages cannot be read any more: docs/operations/runbook.md says what to do, ' +
        'under "A secret leaked", step 4.',
    )
  })
}
