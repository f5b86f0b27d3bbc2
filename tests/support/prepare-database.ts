import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { demoProvider } from '#drizzle/seed/demo-people.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { stopPostgres } from '#server/embedded/postgres-process.ts'
import { postmasterPid } from './embedded-database.ts'
import { dropTemplates, makePlaceForFilled, readyForCopies } from './filled-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database that stands still, with every table, and no rows but who the provider is. */
    preparedDatabase: string
    /** Where each portal that files of tests share has its folder. */
    sharedPortals: string
  }
}

let folder = ''
let placeForFilled = ''

/**
 * Makes one empty database before the tests, for each portal of them to copy; and a place for one with demo data, which the
 * first file that asks for it fills.
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
  await readyForCopies(folder)
  placeForFilled = await makePlaceForFilled()
  project.provide('preparedDatabase', folder)
  project.provide('sharedPortals', sharedPortals())
}

/** Without this nothing can be signed. */
async function nameProvider(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`insert into site_settings (name, value, updated_by_name) values ('provider', ${sql.json(demoProvider)}, 'Beheer')`
  await sql.end()
}

const sharedPortals = () => path.join(folder, 'shared')

/** Ends the portals that were shared, and removes everything after the tests. */
export async function teardown(): Promise<void> {
  const places = (await readdir(sharedPortals())).map((name) => path.join(sharedPortals(), name))
  await Promise.all(places.map(endPortal))
  for (const place of [folder, placeForFilled]) await rm(place, { recursive: true, force: true, maxRetries: 5 })
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
