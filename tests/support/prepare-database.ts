import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { demoProvider } from '#drizzle/seed/demo-people.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { stopPostgres } from '#server/embedded/postgres-process.ts'
import { postmasterPid } from './embedded-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database that stands still, with every table, and no rows but who the provider is. */
    preparedDatabase: string
    /** Where each portal that files of tests share has its folder. */
    sharedPortals: string
  }
}

let folder = ''

/**
 * Makes one empty database before the tests, for each portal of them to copy. Copies do not wait for the disk: processes
 * are killed in the tests, never the machine, and what a killed process has written is there all the same.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-prepared-'))
  await chmod(folder, 0o711)
  await mkdir(sharedPortals(), { mode: 0o711 })
  const database = await startEmbeddedDatabase(folder)
  await migrateDatabase(database.url, 'drizzle/migrations', true)
  await nameProvider(database.url)
  await dropTemplates(database.url)
  await database.stop()
  // Every copy finds a port for itself.
  await rm(path.join(folder, 'database/port'))
  await appendFile(path.join(folder, 'database/cluster/postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
  project.provide('preparedDatabase', folder)
  project.provide('sharedPortals', sharedPortals())
}

/** Without this nothing can be signed. */
async function nameProvider(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`insert into site_settings (name, value, updated_by_name) values ('provider', ${sql.json(demoProvider)}, 'Beheer')`
  await sql.end()
}

/** Two thirds of the files of a cluster are those from which other databases are made: none is, so none is copied. */
async function dropTemplates(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`update pg_database set datistemplate = false`
  await sql`drop database template0`
  await sql`drop database template1`
  await sql.end()
}

const sharedPortals = () => path.join(folder, 'shared')

/** Ends the portals that were shared, and removes everything after the tests. */
export async function teardown(): Promise<void> {
  const places = (await readdir(sharedPortals())).map((name) => path.join(sharedPortals(), name))
  await Promise.all(places.map(endPortal))
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** At once, not in order: that would wait for requests which tests have left half-way, and nobody asks any more. */
async function endPortal(place: string): Promise<void> {
  const database = await postmasterPid(place)
  if (database === undefined) return
  try {
    process.kill(Number(await readFile(path.join(place, 'pid'), 'utf8')), 'SIGKILL')
  } catch {
    // It has ended with its thread, or was never ready.
  }
  await stopPostgres(database)
}
