import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { z } from 'zod'
import { writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { keepEnvironment, type Environment } from '#app/platform/config/env.server.ts'
import { limitConnections, shareConnections } from '#app/persistence/connection.server.ts'
import { checkDatabase } from '#app/persistence/health.server.ts'
import { newestMigrationIn } from '#app/persistence/migrations.server.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import type { MetricsOf } from './metrics.ts'
import { openReplica, openWatched } from './open-data.ts'
import type { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'
import { startOwnTimers } from './timers.ts'
import { traceTo } from './trace-to.ts'
import type { Link } from './worker-link.ts'

type WorkerOptions = { root: string; loadBuild: () => Promise<ServerBuild>; link: Link }

const mailState = z.enum(['off', 'running', 'stopped'])

/**
 * Answers requests with what the primary process has opened and settled; that one does everything else. Ends when it is
 * told to, and when the primary has gone.
 * @param env as the primary has completed it
 * @throws StartError where this build needs tables that are not there yet
 */
export async function startWorker(env: Environment, { root, loadBuild, link }: WorkerOptions, shutdown: Shutdown) {
  keepEnvironment(env)
  writeNotices(env.SMTP_URL !== undefined)
  // Of a terminal, everybody hears it; what it means is up to the primary.
  shutdown.onHangup(() => {})
  const stop = () => void shutdown.stop(0)
  link.on('stop', stop)
  link.on('gone', stop)
  limitConnections(shareConnections(env.WEB_CONCURRENCY).worker)
  if (!env.DATABASE_URL) throw new Error('The primary process gives each worker its database.')
  openWatched(env.DATABASE_URL, shutdown)
  openReplica(env, shutdown)
  await refuseOlderTables(root)
  startOwnTimers(shutdown)
  const traceRequests = await traceTo(env.OTEL_EXPORTER_OTLP_ENDPOINT, shutdown)

  let isRetiring = false
  const { isStopping } = shutdown
  const app = await createApp({
    ...{ env, root, loadBuild, traceRequests, isStopping },
    isClosing: () => isRetiring || isStopping(),
    mailWorker: async () => mailState.parse(await link.ask('mail')),
    metrics: metricsOfAll(link, shutdown),
  })
  // Last, so that whoever comes is answered.
  const listening = await listen(env)
  listening.serve(app)
  shutdown.onStop(listening.close)
  link.on('retire', () => {
    isRetiring = true
    void listening.retire().then(stop)
  })
  await link.tell({ say: 'ready' })
}

/** The primary gathers them: from this worker, too. */
const metricsOfAll =
  (link: Link, shutdown: Shutdown): MetricsOf =>
  (own) => {
    const tell = async () => {
      const figures = await own.getMetricsAsJSON()
      await link.tell({ say: 'figures', figures: figures.map((metric) => ({ ...metric, type: String(metric.type) })) })
    }
    link.on('count', () => void tell())
    shutdown.onStop(tell)
    return () => link.ask('metrics')
  }

/** A newer build takes over from a running one only where its tables are there: a start makes them. */
async function refuseOlderTables(root: string): Promise<void> {
  const { newestMigration } = await checkDatabase()
  if (newestMigration >= newestMigrationIn(path.join(root, 'drizzle/migrations'))) return
  throw new StartError(
    'This build needs tables that the database does not have yet. Start the server anew instead of its workers.',
  )
}
