import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { startEmptyDatabase } from './empty-database.ts'
import { sessionSecret } from './server.ts'
import { anyFreePort, startProcess } from './start-process.ts'
import { watchStatements, type StatementLog } from './statements.ts'

/** The built portal as a process of its own, with a database and a folder for files of its own. */
export type Portal = {
  origin: string
  /** Asks the database itself, past the portal. */
  sql: Sql
  /** Every statement of the portal passes here. */
  statements: StatementLog
  /** The keys of the files that are kept for an organisation. */
  filesOf: (organisationId: string) => Promise<string[]>
  /** Everything the portal has printed since it started. */
  output: () => string
  /** Kills the portal without warning and starts it again at the same address. */
  killAndStart: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts the portal with an empty database. This process shares its database and secret, so that tests can use the
 * portal's own verbs beside it.
 * @param over settings on top of those that keep it apart
 * @param bytesPerFile the system lets the portal write no larger file
 */
export async function openPortal(over: Record<string, string> = {}, bytesPerFile?: number): Promise<Portal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-portal-'))
  // The database may run as another user, who has to pass through.
  await chmod(folder, 0o711)
  const database = await startEmptyDatabase(folder)
  const statements = await watchStatements(database.url)
  const PORT = await anyFreePort()
  const settings = { PORT, DATA_DIR: folder, SESSION_SECRET: sessionSecret, UPLOAD_MAX_MB: '1', ...over }
  keepEnvironment(readEnvironment({ ...settings, NODE_ENV: 'test' }))
  const start = () => startProcess({ ...settings, DATABASE_URL: statements.url }, bytesPerFile)
  let server = start()
  await server.ready.catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  openDatabase(database.url)
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  return {
    origin: server.origin,
    sql,
    statements,
    filesOf: (organisationId) => readdir(path.join(folder, 'files', organisationId)).catch(() => []),
    output: () => server.output(),
    async killAndStart() {
      server.child.kill('SIGKILL')
      await server.ended
      server = start()
      await server.ready
    },
    async close() {
      server.child.kill('SIGTERM')
      await server.ended
      await Promise.all([closeDatabase(), sql.end({ timeout: 5 }), statements.close()])
      await database.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
