import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database that stands still, with every table and no rows. */
    preparedDatabase: string
  }
}

let folder = ''

/**
 * Makes one empty database before the tests, for each file of them to copy. Copies do not wait for the disk: processes
 * are killed in the tests, never the machine, and what a killed process has written is there all the same.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-prepared-'))
  await chmod(folder, 0o711)
  const database = await startEmbeddedDatabase(folder)
  await migrateDatabase(database.url, 'drizzle/migrations', true)
  await database.stop()
  // Every copy finds a port for itself.
  await rm(path.join(folder, 'database/port'))
  await appendFile(path.join(folder, 'database/cluster/postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
  project.provide('preparedDatabase', folder)
}

/** Removes it after the tests. */
export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true })
