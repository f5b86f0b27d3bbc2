import path from 'node:path'
import { keepEnvironment, type Environment } from '#app/platform/config/env.server.ts'
import { storeOf } from '#app/platform/documents/store.server.ts'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { closeDatabase, openDatabase, type Database } from '#app/persistence/database.server.ts'
import { watchLine } from '#app/persistence/line.server.ts'
import { watchReplica } from '#app/persistence/replica.server.ts'
import { MigrationError } from '#app/persistence/migrations.server.ts'
import {
  claimDatabase,
  DatabaseTooNewError,
  DatabaseTooOldError,
  migrateDatabase,
} from '#app/persistence/preparation.server.ts'
import { hasDemoData, isEmptyDatabase, seedDemoData } from '#drizzle/seed/demo-data.ts'
import { seedManyOrganisations } from '#drizzle/seed/many-organisations.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { startEmbeddedDatabase } from './embedded/database.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'
import { log } from '../app/platform/log/log.ts'
import { checkSessionSecret } from './secret-mark.ts'
import type { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'

/**
 * Makes everything that is kept ready for use: data folder, database, tables, and demo data where there is nothing yet.
 * @param root the project's folder, where the migrations are
 * @returns the settings, completed with what stands in for those that were not given
 * @throws StartError with what to do about it
 */
export async function openData(env: Environment, root: string, shutdown: Shutdown): Promise<Environment> {
  const dataFolder = await openDataFolder(env.DATA_DIR)
  const SESSION_SECRET = env.SESSION_SECRET ?? (await keptSessionSecret(dataFolder))
  const DATABASE_URL = env.DATABASE_URL ?? (await openEmbedded(dataFolder, shutdown))
  const migrations = path.join(root, 'drizzle/migrations')
  await migrateDatabase(DATABASE_URL, migrations, env.SMTP_URL !== undefined).catch((error: unknown) => {
    if (error instanceof DatabaseTooNewError || error instanceof MigrationError) throw new StartError(error.message)
    throw env.DATABASE_URL ? explain(error) : error
  })
  const settled = keepEnvironment({ ...env, DATA_DIR: dataFolder, SESSION_SECRET, DATABASE_URL })
  const database = openWatched(DATABASE_URL, shutdown)
  await checkSessionSecret()
  if (env.APP_ENV === 'production' && (await hasDemoData())) {
    throw new StartError(
      'Demo data: the database of DATABASE_URL holds the demo accounts, whose password everybody knows. Production needs a database without them.',
    )
  }
  if (env.DEMO_DATA || (!env.DATABASE_URL && (await isEmptyDatabase(database)))) {
    await seedDemoData(database, storeOf(settled))
    if (env.DEMO_DATA === 'large') await seedManyOrganisations(database)
  }
  return settled
}

/** Opens the connections to the database, and hears from it what concerns this process. */
export function openWatched(url: string, shutdown: Shutdown): Database {
  const database = openDatabase(url)
  shutdown.onStop(closeDatabase)
  const readTexts = () =>
    void refreshSiteTexts().catch((error: unknown) => log.warn({ err: error }, 'texts of provider staff were not read'))
  shutdown.onStop(watchLine(url, (message) => log.warn(message), readTexts))
  return database
}

/** Reads from the replica where there is one, in a process that answers requests. */
export function openReplica(env: Environment, shutdown: Shutdown): void {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URL: replica, DATABASE_REPLICA_LAG_SECONDS: mostBehind } = env
  if (!primary || !replica) return
  shutdown.onStop(watchReplica({ primary, replica, mostBehind }, (message) => log.warn(message)))
}

async function openEmbedded(dataFolder: string, shutdown: Shutdown): Promise<string> {
  const { url, keepRunning, stop } = await startEmbeddedDatabase(dataFolder)
  let release = await claimDatabase(url)
  if (!release) {
    throw new StartError(
      `Routekaart is already running with the data in ${dataFolder}. Stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  keepRunning(async (error) => {
    if (error) return log.error({ err: error }, 'the database was killed and does not start again')
    log.warn('the database was killed and runs again')
    release = await claimDatabase(url).catch(() => undefined)
  })
  // Anyone who holds the claim also stops the database: nobody else can be using it.
  shutdown.onStop(async () => {
    await release?.()
    await stop()
  })
  return url
}

const refusals: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'there is no machine with that name',
  ETIMEDOUT: 'nothing answers at that address',
  'timeout expired': 'nothing answers at that address',
  '28P01': 'the user name or password is not accepted',
  '28000': 'this user is not let in',
  '3D000': 'there is no database with that name',
  '42501': 'this user may not make tables',
}

/** Never repeats the address itself, which holds the password. */
function explain(error: unknown): unknown {
  if (error instanceof DatabaseTooOldError) {
    return new StartError(`DATABASE_URL: PostgreSQL ${error.message} is too old, version 15 or newer is needed.`)
  }
  const reason = error instanceof Error ? refusals['code' in error ? String(error.code) : error.message] : undefined
  return reason ? new StartError(`DATABASE_URL: the database cannot be used: ${reason}.`) : error
}
