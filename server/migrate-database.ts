import path from 'node:path'
import { migrateDatabase, pendingMigrations } from '#app/persistence/preparation.server.ts'
import { endAfter, openForCommand, tell } from './open-for-command.ts'

/**
 * `npm run migrate`: applies the migrations that a start would apply, or with `check` only names them.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process
 */
export async function migrate(root: string, asked?: { check: boolean; words: string[] }): Promise<number> {
  if (!asked || asked.words.length > 0) return tell('Use: npm run migrate, or npm run migrate -- --check', 1)
  return endAfter([], async (ends) => {
    const { DATABASE_URL, SMTP_URL } = await openForCommand(ends)
    const folder = path.join(root, 'drizzle/migrations')
    const names = asked.check
      ? await pendingMigrations(DATABASE_URL, folder)
      : await migrateDatabase(DATABASE_URL, folder, SMTP_URL !== undefined)
    if (names.length === 0) return tell('The tables are up to date.')
    return tell(`${asked.check ? 'These migrations would be applied' : 'Applied'}, in this order:\n${names.join('\n')}`)
  })
}
