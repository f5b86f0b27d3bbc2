import { keepEnvironment, readEnvironment, type Environment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { claimDatabase } from '#app/persistence/preparation.server.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { startEmbeddedDatabase } from './embedded/database.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'

/** What has to be ended when a command is over, the last first. */
export type Ends = (() => Promise<void>)[]

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
