import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { type Binaries, ownEnvironment } from './binaries.ts'
import type { SystemUser } from './unprivileged-user.ts'

/** The name of the database's only user. */
export const databaseUser = 'routekaart'

/** Where the parts of the embedded database stand, under DATA_DIR/database. */
export type ClusterFolder = { folder: string; cluster: string; password: string; port: string; log: string }

/** Names the paths of the embedded database; nothing is made. */
export function clusterFolder(dataFolder: string): ClusterFolder {
  return inFolder(path.join(dataFolder, 'database'))
}

function inFolder(folder: string): ClusterFolder {
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    password: path.join(folder, 'password'),
    port: path.join(folder, 'port'),
    log: path.join(folder, 'postgres.log'),
  }
}

/**
 * Makes an empty cluster where there is none. It is made beside its place and moved there when it is complete, so that
 * a start that was killed half-way, or two starts at once, never leave half a cluster.
 * @throws StartError when initdb fails
 */
export async function ensureCluster(place: ClusterFolder, binaries: Binaries, user?: SystemUser): Promise<void> {
  if (await exists(path.join(place.cluster, 'PG_VERSION'))) return
  await removeLeftovers(place)
  const fresh = inFolder(`${place.folder}.${process.pid}.new`)
  await mkdir(fresh.cluster, { recursive: true, mode: 0o700 })
  await chmod(fresh.folder, 0o711)
  await writeFile(fresh.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) await Promise.all([fresh.cluster, fresh.password].map((file) => chown(file, user.uid, user.gid)))
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${databaseUser}`]
  try {
    await promisify(execFile)(
      binaries.initdb,
      [`--pgdata=${fresh.cluster}`, `--pwfile=${fresh.password}`, ...options],
      { cwd: '/', env: ownEnvironment, uid: user?.uid, gid: user?.gid },
    )
    await rename(fresh.folder, place.folder)
  } catch (error) {
    await rm(fresh.folder, { recursive: true, force: true })
    // Another start made it meanwhile: then that one is used.
    if (await exists(path.join(place.cluster, 'PG_VERSION'))) return
    throw new StartError(`The embedded database could not be made in ${place.folder}: ${describe(error)}`)
  }
}

async function removeLeftovers(place: ClusterFolder): Promise<void> {
  const parent = path.dirname(place.folder)
  for (const name of await readdir(parent)) {
    const [, pid] = /^database\.(\d+)\.new$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const output = 'stderr' in error ? String(error.stderr).trim() : ''
  return output.split('\n').slice(-3).join(' ') || error.message
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
