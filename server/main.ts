import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import * as builtRoutes from 'virtual:remix/server-build'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { keepEnvironment, readEnvironment, SettingsError, type Environment } from '#app/platform/config/env.server.ts'
import { sealFileProblem } from '#app/platform/config/seal.server.ts'
import { limitConnections, shareConnections } from '#app/persistence/connection.server.ts'
import { writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { startMailWorker } from '#app/platform/mail/worker.server.ts'
import { noticeJobs } from '#app/notifications/events/jobs.server.ts'
import { seenCardAddress } from '#app/staff/organisations/addresses.ts'
import { hasDemoData } from '#drizzle/seed/demo-data.ts'
import { demoAccounts, demoPassword } from '#drizzle/seed/demo-people.ts'
import { createApp } from './app.ts'
import { listen, reservePort } from './listen.ts'
import { knowSiteMap } from './known-paths.ts'
import { complain, log, tell } from '../app/platform/log/log.ts'
import { openData, openReplica } from './open-data.ts'
import { type LoggedError, loggedError } from '../app/platform/log/logged-error.ts'
import { takeOverOutput } from './own-output.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'
import { startOwnTimers, startTimers } from './timers.ts'
import { traceTo } from './trace-to.ts'
import { openLink } from './worker-link.ts'
import { startWorker } from './worker.ts'
import { startWorkers } from './workers.ts'

export { createAdministrator } from './create-administrator.ts'
export { resetPassword } from './make-password-link.ts'
export { migrate } from './migrate-database.ts'
export { checkSecurityLog } from './security-log-check.ts'
export { acceptSecret } from './secret-acceptance.ts'
export { resetSecondFactor } from './second-factor-reset.ts'

/** `npm run backup`. Loaded when called: archives and their encryption are no part of a start. */
export const backUp = async (root: string, file: string | undefined): Promise<number> =>
  (await import('./backup-portal.ts')).backUp(root, file)

/** `npm run restore`; loaded when called too. */
export const restore = async (root: string, file: string | undefined): Promise<number> =>
  (await import('./backup-portal.ts')).restore(root, file)

export type StartOptions = {
  /** The project's folder. */
  root: string
  development?: { server: Server; vite: RequestHandler; loadBuild: () => Promise<ServerBuild> }
}

/**
 * Starts everything and prints where to find it. What cannot be started is told in one line each; then everything that
 * was started is ended again and the process exits with 1. With `WEB_CONCURRENCY` this process is the primary one, and does
 * what is done once; it starts others by the same way, which answer requests.
 */
export async function start({ root, development }: StartOptions): Promise<void> {
  const began = performance.now()
  if (!development) takeOverOutput()
  const shutdown = createShutdown()
  const link = cluster.isWorker ? openLink() : null
  try {
    const settings = readEnvironment()
    const sealProblem = await sealFileProblem(settings)
    if (sealProblem) throw new SettingsError(sealProblem)
    log.level = settings.LOG_LEVEL
    knowSiteMap(builtRoutes)
    const loadBuild = development?.loadBuild ?? (() => Promise.resolve(builtRoutes))
    if (link) return await startWorker(settings, { root, loadBuild, link }, shutdown)
    const isMany = settings.WEB_CONCURRENCY > 1 && !development
    if (isMany) await startPrimary(settings, root, shutdown)
    else await startAlone(settings, { root, loadBuild, development }, shutdown)
    await announce(settings.APP_ENV === 'local', performance.now() - began)
  } catch (error) {
    // A stop while starting pulls things away: what fails then is no news.
    if (shutdown.isStopping()) return
    if (link) await link.tell({ say: 'failed', reason: explain(error) })
    else complain(explain(error))
    await shutdown.stop(1)
  }
}

type Alone = StartOptions & { loadBuild: () => Promise<ServerBuild> }

/** One process does everything. */
async function startAlone(settings: Environment, { root, loadBuild, development }: Alone, shutdown: Shutdown) {
  const listening = await listen(settings, development?.server)
  const data = await openData(settings, root, shutdown)
  const env = keepEnvironment({ ...data, PORT: listening.port })
  writeNotices(env.SMTP_URL !== undefined)
  openReplica(env, shutdown)
  startTimers(shutdown)
  startOwnTimers(shutdown)
  startMail(env, shutdown)
  const traceRequests = await traceTo(env.OTEL_EXPORTER_OTLP_ENDPOINT, shutdown)
  const { isStopping } = shutdown
  listening.serve(await createApp({ env, root, loadBuild, isStopping, traceRequests, vite: development?.vite }))
  // Registered last, so that requests under way still have their database.
  shutdown.onStop(listening.close)
}

/** Does what is done once for all workers, and starts them with the settings completed. */
async function startPrimary(settings: Environment, root: string, shutdown: Shutdown) {
  const { WEB_CONCURRENCY: count } = settings
  const { port, release } = await reservePort(settings)
  limitConnections(shareConnections(count).primary)
  const env = keepEnvironment({ ...(await openData(settings, root, shutdown)), PORT: port })
  writeNotices(env.SMTP_URL !== undefined)
  startTimers(shutdown)
  startMail(env, shutdown)
  await release()
  const { DATABASE_URL = '', SESSION_SECRET = '', DATA_DIR } = env
  const completed = { DATABASE_URL, SESSION_SECRET, DATA_DIR, PORT: String(port) }
  const workers = await startWorkers({ root, count, settings: completed })
  // Registered last, so that requests under way still have their database.
  shutdown.onStop(workers.stop)
  shutdown.onHangup(() => void workers.restart())
}

function startMail({ DATABASE_URL, SMTP_URL, MAIL_FROM }: Environment, shutdown: Shutdown): void {
  if (!DATABASE_URL || !SMTP_URL || !MAIL_FROM) return
  shutdown.onStop(startMailWorker(DATABASE_URL, { SMTP_URL, MAIL_FROM }, noticeJobs(seenCardAddress)))
}

async function announce(isLocal: boolean, took: number): Promise<void> {
  const lines = [`Routekaart: ${primaryOrigin()} (ready in ${(took / 1000).toFixed(1)} s)`]
  if (isLocal && (await hasDemoData())) {
    lines.push(
      `Demo accounts, password ${demoPassword}:`,
      ...demoAccounts.map(({ email, who }) => `  ${email}  ${who}`),
    )
  }
  tell([...lines, 'Stop with Ctrl-C.'].join('\n'))
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return `These settings are not right:\n${error.message.replace(/^/gm, '  ')}`
  if (error instanceof StartError) return error.message
  const logged = loggedError(error)
  const absent = absentIn(logged)
  return [
    `Routekaart could not start: ${[logged.type, logged.code].filter(Boolean).join(' ')}`,
    absent && `The database lacks what this version needs: ${absent}. Is a migration missing?`,
    logged.stack,
  ]
    .filter(Boolean)
    .join('\n')
}

/** What the database lacks, by an error or one of its causes. */
const absentIn = ({ absent, cause }: LoggedError): string | undefined => absent ?? (cause && absentIn(cause))
