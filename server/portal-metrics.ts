import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import { mostConnections } from '#app/persistence/connection.server.ts'
import { readFigures, type Figures } from '#app/persistence/maintenance.server.ts'
import { replicaState } from '#app/persistence/replica.server.ts'
import { connectionsWanted } from '#app/persistence/statement-watch.ts'
import { sealCertificate } from '#app/sharing/evidence/seal/certificate.server.ts'
import { version } from '../app/platform/log/instance.ts'
import { timesHeld } from '../app/platform/log/held-loop.ts'
import { logLinesLost } from '../app/platform/log/log.ts'

/** Milliseconds that the database gets: what it tells is left out then. */
const patience = 1000

/** What is read of the database; undefined is left out. */
const read: { name: string; help: string; isCount?: boolean; of: (figures: Figures) => number | null | undefined }[] = [
  { name: 'routekaart_mail_waiting', help: 'Messages that wait to be sent', of: (all) => all.mailWaiting },
  {
    name: 'routekaart_mail_oldest_waiting_seconds',
    help: 'How long the oldest of them has waited',
    of: (all) => all.mailOldestWaitingSeconds,
  },
  { name: 'routekaart_mail_failed', help: 'Messages that could not be sent', of: (all) => all.mailFailed },
  {
    name: 'routekaart_cleanup_last_success_timestamp_seconds',
    help: 'When the cleanup last went well',
    of: (all) => all.runs.cleanup?.succeededAt,
  },
  {
    name: 'routekaart_cleanup_failures_total',
    help: 'Cleanups of which a part failed',
    isCount: true,
    of: (all) => all.runs.cleanup?.failures ?? 0,
  },
  {
    name: 'routekaart_backup_last_success_timestamp_seconds',
    help: 'When the last backup was made',
    of: (all) => all.runs.backup?.succeededAt,
  },
]

/** Adds what is particular to the portal, and of this process. */
export function addPortalMetrics(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'routekaart_build_info',
    help: 'What runs',
    labelNames: ['version', 'node'],
    // Many processes of one version are one.
    aggregator: 'first',
    registers,
  }).set({ version, node: process.versions.node }, 1)
  new Counter({
    name: 'routekaart_log_lines_lost_total',
    help: 'Lines of the log that could not be written',
    registers,
    collect() {
      this.reset()
      this.inc(logLinesLost())
    },
  })
  new Counter({
    name: 'routekaart_event_loop_held_total',
    help: 'Times that one thing took more than a quarter of a second, in which nobody else got an answer',
    registers,
    collect() {
      this.reset()
      this.inc(timesHeld())
    },
  })
  new Gauge({
    name: 'routekaart_database_connections_in_use',
    help: 'Connections on which a transaction or statement is under way',
    registers,
    collect() {
      this.set(connectionsWanted(mostConnections()).inUse)
    },
  })
  new Gauge({
    name: 'routekaart_database_connections_waiting',
    help: 'Transactions and statements for which no connection is free',
    registers,
    collect() {
      this.set(connectionsWanted(mostConnections()).waiting)
    },
  })
  new Gauge({
    name: 'routekaart_evidence_seal_expiry_timestamp_seconds',
    help: 'When the certificate that evidence is sealed with ends; left out where none is configured',
    // All processes read the same file, some of them after it was replaced.
    aggregator: 'min',
    registers,
    async collect() {
      const until = (await sealCertificate())?.until
      this.remove()
      if (until) this.set(until.getTime() / 1000)
    },
  })
}

/**
 * Adds what the database knows, which is the same whoever asks it.
 * @returns reads it, before the registry is asked: never fails, and takes a second at most
 */
export function addDatabaseFigures(registry: Registry): () => Promise<void> {
  const registers = [registry]
  const shown = read.map(({ name, help, isCount, of }) => {
    const metric = isCount ? new Counter({ name, help, registers }) : new Gauge({ name, help, registers })
    return (figures: Figures | null) => {
      metric.remove()
      const value = figures && of(figures)
      if (typeof value === 'number') metric.inc(value)
    }
  })
  let reading: Promise<Figures | null> | undefined
  return async () => {
    // Where the database hangs, questions for /metrics do not pile up.
    reading ??= readFigures()
      .catch(() => null)
      .finally(() => (reading = undefined))
    const enough = new AbortController()
    const figures = await Promise.race([reading, pause(patience, null, { signal: enough.signal }).catch(() => null)])
    enough.abort()
    for (const show of shown) show(figures)
  }
}

/** Adds what is known of the replica. */
export function addReplicaMetrics(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'routekaart_replica_in_use',
    help: 'Whether pages are read from the replica: 1 or 0',
    // Where one of many processes does not, it is worth a look.
    aggregator: 'min',
    registers,
    collect() {
      this.set(Number(replicaState().inUse))
    },
  })
  new Gauge({
    name: 'routekaart_replica_lag_bytes',
    help: 'How much of the log of the database the replica has not replayed yet; left out where it does not answer',
    aggregator: 'max',
    registers,
    collect() {
      this.remove()
      const { lagBytes } = replicaState()
      if (lagBytes !== null) this.set(lagBytes)
    },
  })
}
