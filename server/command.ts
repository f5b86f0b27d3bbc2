import path from 'node:path'
import { keepEnvironment, readEnvironment, SettingsError } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { claimDatabase, migrateDatabase } from '#app/persistence/preparation.server.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { startEmbeddedDatabase } from './embedded/database.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'
import { StartError } from './start-error.ts'

/**
 * Does the work of a command with the portal's database, beside a running portal or without one.
 * @param root the project's folder, where the migrations are
 * @param work gives the exit code of the process
 * @returns that, or 1 where the settings are wrong, which has then been told
 */
export async function beside(root: string, work: () => Promise<number>): Promise<number> {
  const ends: (() => Promise<void>)[] = []
  try {
    await openForCommand(root, ends)
    return await work()
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError) return tell(error.message, 1)
    throw error
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Opens the database that the portal uses, also while it runs. */
async function openForCommand(root: string, ends: (() => Promise<void>)[]): Promise<void> {
  const env = readEnvironment()
  const dataFolder = await openDataFolder(env.DATA_DIR)
  const SESSION_SECRET = env.SESSION_SECRET ?? (await keptSessionSecret(dataFolder))
  const DATABASE_URL = env.DATABASE_URL ?? (await openEmbedded(dataFolder, ends))
  keepEnvironment({ ...env, DATA_DIR: dataFolder, SESSION_SECRET, DATABASE_URL })
  await migrateDatabase(DATABASE_URL, path.join(root, 'drizzle/migrations'), env.SMTP_URL !== undefined)
  openDatabase(DATABASE_URL)
  ends.push(closeDatabase)
}

/** Anyone who holds the claim stops the embedded database: where the portal runs, it goes on. */
async function openEmbedded(dataFolder: string, ends: (() => Promise<void>)[]): Promise<string> {
  const { url, stop } = await startEmbeddedDatabase(dataFolder)
  const release = await claimDatabase(url)
  if (release) ends.push(stop, release)
  return url
}

/** Prints a line; gives the exit code back. */
export function tell(text: string, exitCode: number): number {
  process.stdout.write(`${text}\n`)
  return exitCode
}
