import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { vi } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { ask } from './ask.ts'
import { postmasterPid } from './embedded-database.ts'
import { startEmptyDatabase } from './empty-database.ts'
import type { SharedPortal } from './portal.ts'
import { sessionSecret } from './server.ts'
import { type Standby, startStandby } from './standby.ts'
import { anyFreePort, startProcess, type StartedProcess } from './start-process.ts'
import { watchStatements, type StatementLog } from './statements.ts'

/** A portal with a database and a standby of it. */
export type ReplicaPlace = SharedPortal & {
  standby: Standby
  /** The portal reaches the primary and the standby through here. */
  primary: StatementLog
  replica: StatementLog
  /** What both were asked while `work` was under way. */
  asked: (work: () => Promise<unknown>) => Promise<{ primary: string[]; replica: string[] }>
  /** Starts another server of the same databases, with these settings on top. */
  start: (over?: Record<string, string>) => Promise<StartedProcess>
  output: () => string
  /** Waits until the portal reads from the standby, or does not any more. */
  untilRead: (isRead: boolean, origin?: string) => Promise<void>
}

const METRICS_TOKEN = 'only-for-metrics-0123456789'

/** Opens it; this process can use the portal's own verbs, which write into the primary. */
export async function openReplicaPlace(): Promise<ReplicaPlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-replica-'))
  await chmod(folder, 0o711)
  const database = await startEmptyDatabase(folder)
  const standby = await startStandby(database.url, folder, path.join(folder, 'standby'))
  const [primary, replica] = [await watchStatements(database.url), await watchStatements(standby.url)]
  const pids = [await postmasterPid(folder), await standby.pid()]
  const settings = {
    ...{ SESSION_SECRET: sessionSecret, METRICS_TOKEN, UPLOAD_MAX_MB: '1', DATA_DIR: folder },
    ...{ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url, TEST_DATABASE_PID: pids.join(',') },
    // Longer than a test holds the standby back.
    DATABASE_REPLICA_LAG_SECONDS: '3600',
    LOG_LEVEL: 'warn',
  }
  const started: StartedProcess[] = []
  async function start(over: Record<string, string> = {}): Promise<StartedProcess> {
    const server = startProcess({ ...settings, PORT: await anyFreePort(), ...over })
    started.push(server)
    await server.ready
    return server
  }
  const server = await start()
  const { origin } = server
  const PORT = new URL(origin).port
  keepEnvironment(readEnvironment({ ...settings, PORT, NODE_ENV: 'test' }))
  openDatabase(database.url)
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  return {
    ...{ origin, sql, standby, primary, replica, start },
    filesOf: (organisationId) => readdir(path.join(folder, 'files', organisationId)).catch(() => []),
    output: () => server.output(),
    async asked(work) {
      let atReplica: string[] = []
      const atPrimary = await primary.during(async () => {
        atReplica = await replica.during(work)
      })
      return { primary: atPrimary, replica: atReplica }
    },
    async untilRead(isRead, at = origin) {
      const Authorization = `Bearer ${METRICS_TOKEN}`
      const told = async () => (await ask(at, '/metrics', { headers: { Authorization } })).text
      await vi.waitUntil(async () => (await told()).includes(`routekaart_replica_in_use ${Number(isRead)}\n`), {
        timeout: 30_000,
      })
    },
    async close() {
      for (const { child } of started) child.kill('SIGTERM')
      await Promise.all(started.map(({ ended }) => ended))
      await Promise.all([closeDatabase(), sql.end({ timeout: 5 }), primary.close(), replica.close()])
      await standby.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
