import path from 'node:path'
import { keepEnvironment, readEnvironment, SettingsError, type Environment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { MigrationError } from '#app/persistence/migrations.server.ts'
import { claimDatabase, DatabaseTooNewError, migrateDatabase } from '#app/persistence/preparation.server.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { startEmbeddedDatabase } from './embedded/database.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'
import { checkSessionSecret } from './secret-mark.ts'
import { StartError } from './start-error.ts'

/** What has to be ended when a command is over, the last first. */
export type Ends = (() => Promise<void>)[]

/**
 * Does what a command asks with the portal's settings and database, beside a running portal or without one.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process; what was wrong with the settings is told
 */
export const runCommand = (root: string, work: () => Promise<number>): Promise<number> =>
  endAfter([], async (ends) => {
    const { DATABASE_URL, SMTP_URL } = await openForCommand(ends)
    await migrateDatabase(DATABASE_URL, path.join(root, 'drizzle/migrations'), SMTP_URL !== undefined)
    await checkSessionSecret()
    return work()
  })

/**
 * Does work and ends all that was opened for it, also where it fails.
 * @param expected errors that the person who called the command can do something about, besides those of settings, start
 * and schema: they are printed, and the exit code is 1
 */
export async function endAfter(
  expected: readonly (new (...args: never[]) => Error)[],
  work: (ends: Ends) => Promise<number>,
): Promise<number> {
  const ends: Ends = []
  try {
    return await work(ends)
  } catch (error) {
    const isExpected = [SettingsError, StartError, DatabaseTooNewError, MigrationError, ...expected].some(
      (kind) => error instanceof kind,
    )
    if (isExpected && error instanceof Error) return tell(error.message, 1)
    throw error
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/**
 * Opens the database that the portal uses, also while it runs.
 * @returns the settings, completed with what stands in for those that were not given
 */
export async function openForCommand(ends: Ends): Promise<Environment & { DATABASE_URL: string }> {
  const env = readEnvironment()
  const dataFolder = await openDataFolder(env.DATA_DIR)
  const SESSION_SECRET = env.SESSION_SECRET ?? (await keptSessionSecret(dataFolder))
  const DATABASE_URL = env.DATABASE_URL ?? (await openEmbedded(dataFolder, ends))
  const settled = { ...env, DATA_DIR: dataFolder, SESSION_SECRET, DATABASE_URL }
  keepEnvironment(settled)
  openDatabase(DATABASE_URL)
  ends.push(closeDatabase)
  return settled
}

/** Anyone who holds the claim stops the embedded database: where the portal runs, it goes on. */
async function openEmbedded(dataFolder: string, ends: Ends): Promise<string> {
  const { url, stop } = await startEmbeddedDatabase(dataFolder)
  const release = await claimDatabase(url)
  if (release) ends.push(stop, release)
  return url
}

/** Prints a line for whoever called the command. */
export function tell(text: string, exitCode = 0): number {
  process.stdout.write(`${text}\n`)
  return exitCode
}
