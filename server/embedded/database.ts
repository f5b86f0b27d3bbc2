import { readFile } from 'node:fs/promises'
import { StartError } from '../start-error.ts'
import { findBinaries } from './binaries.ts'
import { clusterFolder, databaseUser, ensureCluster } from './cluster.ts'
import { runUntilReady, stopPostgres } from './postgres-process.ts'
import { isPostgres } from './postmaster.ts'
import { firstClosedFolder, type SystemUser, unprivilegedUser } from './unprivileged-user.ts'

/** A running embedded database. */
export type EmbeddedDatabase = {
  url: string
  /** From now on starts it again whenever it was killed; `told` hears that it runs again, or why it does not. */
  keepRunning: (told: (error?: unknown) => void) => void
  /** Ends it; the pools must have ended before. */
  stop: () => Promise<void>
}

const watchInterval = 500

/**
 * Starts PostgreSQL in the data folder, or takes over the one that is still running there after a crash of ours.
 * It runs as a process of its own, so that it outlives us and nothing acknowledged is lost.
 * @param dataFolder absolute path of DATA_DIR
 * @throws StartError with what to do about it
 */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const [user, binaries] = await Promise.all([unprivilegedUser(), findBinaries()])
  const place = clusterFolder(dataFolder)
  if (user) await refuseClosedFolders([binaries.postgres, place.folder], user)
  await ensureCluster(place, binaries, user)
  const run = () => runUntilReady(place, binaries, user)
  let postmaster = await run()
  let watch: NodeJS.Timeout | undefined
  let restart: Promise<void> | undefined

  const startAgain = async (told: (error?: unknown) => void) => {
    try {
      postmaster = await run()
      told()
    } catch (error) {
      told(error)
    }
    restart = undefined
  }
  const password = (await readFile(place.password, 'utf8')).trim()
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${postmaster.port}/postgres`,
    keepRunning: (told) => {
      watch = setInterval(async () => {
        if (!restart && !(await isPostgres(postmaster.pid))) restart ??= startAgain(told)
      }, watchInterval)
    },
    stop: async () => {
      clearInterval(watch)
      await restart
      await stopPostgres(postmaster.pid)
    },
  }
}

async function refuseClosedFolders(targets: string[], user: SystemUser): Promise<void> {
  for (const target of targets) {
    const closed = await firstClosedFolder(target, user)
    if (!closed) continue
    throw new StartError(
      `The embedded database cannot run as root, it runs as user "${user.name}", who may not enter ${closed}. ` +
        'Start as an ordinary user, move the project or DATA_DIR elsewhere, or set DATABASE_URL.',
    )
  }
}
