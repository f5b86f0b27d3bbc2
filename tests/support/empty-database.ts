import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/embedded/database.ts'

/** Starts a database with every table, and no rows but who the provider is, in a folder of its own: a copy of the one that was prepared. */
export async function startEmptyDatabase(folder: string): Promise<EmbeddedDatabase> {
  // Not Node's own copying, which gives the files to another user.
  await promisify(execFile)('cp', ['-a', path.join(inject('preparedDatabase'), 'database'), folder])
  return startEmbeddedDatabase(folder)
}
