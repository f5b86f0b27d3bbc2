import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { databaseUrlIn } from './embedded-database.ts'
import { anyFreePort, startProcess } from './start-process.ts'

/**
 * The data folder of a first start with demo data, which is filled once in a run of tests: to make a cluster, its tables and
 * the demo data takes longer than to copy them.
 */

/** Makes the place where it will stand, for this process and those that it starts. */
export async function makePlaceForFilled(): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), 'routekaart-filled-'))
  // The database runs as another user when the tests run as root.
  await chmod(place, 0o755)
  process.env.TEST_FILLED_FOLDER = place
  return place
}

/** Copies what a first start leaves behind into an empty data folder; nothing where this run of tests has no place for it. */
export async function copyFilled(folder: string, sessionSecret: string): Promise<void> {
  const place = process.env.TEST_FILLED_FOLDER
  if (place === undefined) return
  await fillOnce(place, sessionSecret)
  // Not Node's own copying, which gives the files to another user.
  await promisify(execFile)('cp', ['-a', `${path.join(place, 'filled')}/.`, folder])
}

/** Fills it, or waits until another process that began earlier has. */
export async function fillOnce(place: string, sessionSecret: string): Promise<void> {
  const [filling, filled] = [path.join(place, 'filling'), path.join(place, 'filled')]
  while (!(await exists(filled))) {
    const isOurs = await mkdir(filling, { mode: 0o755 }).then(
      () => true,
      () => false,
    )
    if (!isOurs) {
      await sleep(50)
      continue
    }
    try {
      await fill(filling, sessionSecret)
      await rename(filling, filled)
    } catch (error) {
      await rm(filling, { recursive: true, force: true, maxRetries: 5 })
      throw error
    }
  }
}

async function fill(folder: string, SESSION_SECRET: string): Promise<void> {
  const server = startProcess({ PORT: await anyFreePort(), DATA_DIR: folder, SESSION_SECRET })
  await server.ready
  await dropTemplates(await databaseUrlIn(folder))
  server.child.kill('SIGTERM')
  const code = await server.ended
  if (code !== 0) throw new Error(`The server that filled a folder ended with ${code}:\n${server.output()}`)
  await readyForCopies(folder)
}

/** Two thirds of the files of a cluster are those from which other databases are made: none is, so none is copied. */
export async function dropTemplates(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`update pg_database set datistemplate = false`
  await sql`drop database template0`
  await sql`drop database template1`
  await sql.end()
}

/**
 * Copies of this data folder find a port for themselves, and do not wait for the disk: processes are killed in the tests, never
 * the machine, and what a killed process has written is there all the same.
 */
export async function readyForCopies(folder: string): Promise<void> {
  await rm(path.join(folder, 'database/port'))
  await appendFile(path.join(folder, 'database/cluster/postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
