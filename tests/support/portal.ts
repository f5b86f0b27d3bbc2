import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { upkeepLocks } from '#app/persistence/cleanup.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { postmasterPid } from './embedded-database.ts'
import { startEmptyDatabase } from './empty-database.ts'
import { sessionSecret } from './server.ts'
import { anyFreePort, startProcess } from './start-process.ts'
import { watchStatements, type StatementLog } from './statements.ts'

/** The built portal as a process of its own, and what it keeps. */
export type SharedPortal = {
  origin: string
  /** Asks the database itself, past the portal. */
  sql: Sql
  /** The keys of the files that are kept for an organisation. */
  filesOf: (organisationId: string) => Promise<string[]>
  close: () => Promise<void>
}

/** A portal that one file of tests has for itself, and can watch and disturb. */
export type Portal = SharedPortal & {
  /** Every statement of the portal passes here; while some are counted it does none of what it does by itself. */
  statements: StatementLog
  /** Everything the portal has printed since it started. */
  output: () => string
  /** Of the process that was started. */
  pid: () => number
  /** Kills the portal without warning and starts it again at the same address. */
  killAndStart: () => Promise<void>
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
  const settings = { ...(await settingsIn(folder)), ...over }
  const start = () => startProcess({ ...settings, DATABASE_URL: statements.url }, bytesPerFile)
  let server = start()
  await server.ready.catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  const used = useDatabase({ origin: server.origin, settings, databaseUrl: database.url })
  // One connection, past the portal, which is opened where something is counted.
  const watching = postgres(database.url, { max: 1, onnotice: () => {} })
  return {
    ...used,
    statements: {
      ...statements,
      during: (work) => withoutUpkeep(watching, () => statements.during(work)),
    },
    output: () => server.output(),
    pid: () => server.child.pid ?? 0,
    async killAndStart() {
      server.child.kill('SIGKILL')
      await server.ended
      server = start()
      await server.ready
    },
    async close() {
      server.child.kill('SIGTERM')
      await server.ended
      await Promise.all([used.close(), statements.close(), watching.end({ timeout: 5 })])
      await database.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Does something while the portal keeps nothing fresh, tidies nothing and sends no digests: on a slow machine its timers
 * would come between what is counted. Where it is at one of them, this waits for it.
 */
async function withoutUpkeep<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const { result } = await sql.begin(async (tx) => {
    for (const lock of Object.values(upkeepLocks)) await tx`select pg_advisory_xact_lock(${lock})`
    return { result: await work() }
  })
  return result
}

type Settings = Record<'PORT' | 'DATA_DIR', string> & Record<string, string>
type StartedPortal = { origin: string; settings: Settings; databaseUrl: string }

/** The one of this thread, once a file of tests has asked for it. */
const kept = globalThis as typeof globalThis & { routekaartSharedPortal?: Promise<StartedPortal> }

/**
 * The portal that all files of this thread use one after the other, with the usual settings; started where this is the
 * first of them. It holds what earlier files left behind: docs/testing.md says which files need one of their own.
 */
export async function sharedPortal(): Promise<SharedPortal> {
  kept.routekaartSharedPortal ??= startSharedPortal()
  return useDatabase(await kept.routekaartSharedPortal)
}

/** `prepare-database.ts` ends it after the last file, or it ends itself when the thread does. */
async function startSharedPortal(): Promise<StartedPortal> {
  const folder = await mkdtemp(path.join(inject('sharedPortals'), 'portal-'))
  await chmod(folder, 0o711)
  const { url } = await startEmptyDatabase(folder)
  const settings = await settingsIn(folder)
  const server = startProcess({ ...settings, DATABASE_URL: url })
  await server.ready
  await writeFile(path.join(folder, 'pid'), String(server.child.pid))
  return { origin: server.origin, settings, databaseUrl: url }
}

async function settingsIn(folder: string): Promise<Settings> {
  return {
    PORT: await anyFreePort(),
    DATA_DIR: folder,
    SESSION_SECRET: sessionSecret,
    UPLOAD_MAX_MB: '1',
    TEST_DATABASE_PID: String(await postmasterPid(folder)),
  }
}

/** Lets this process use the portal's database and files as the portal itself does, until it is closed. */
function useDatabase({ origin, settings, databaseUrl }: StartedPortal): SharedPortal {
  keepEnvironment(readEnvironment({ ...settings, NODE_ENV: 'test' }))
  openDatabase(databaseUrl)
  writeNotices(settings.SMTP_URL !== undefined)
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  return {
    origin,
    sql,
    filesOf: (organisationId) => readdir(path.join(settings.DATA_DIR, 'files', organisationId)).catch(() => []),
    async close() {
      await Promise.all([closeDatabase(), sql.end({ timeout: 5 })])
    },
  }
}
