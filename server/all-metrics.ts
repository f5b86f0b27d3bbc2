import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import { createProcessMetrics } from './metrics.ts'
import { addDatabaseFigures } from './portal-metrics.ts'
import { readFromWorker, type FromPrimary, type FromWorker } from './worker-messages.ts'

/** Milliseconds that a worker gets to say what it has counted; then what it said the last time holds. */
const patience = 1000

/**
 * Gathers the metrics of all processes in the primary one: each metric says how it is put together. What the database knows is
 * read once, here. What workers counted that have ended stays counted: a sum that fell would be taken for a new start, and
 * everything counted once more.
 * @returns reads them all, as text
 */
export function gatherMetrics(): () => Promise<string> {
  const own = createProcessMetrics()
  const readFigures = addDatabaseFigures(own)
  const told = new Map<number, Extract<FromWorker, { say: 'figures' }>['figures']>()
  const heard = new EventEmitter()
  let ended: Promise<object[]> = Promise.resolve([])

  cluster.on('message', (worker, message) => {
    const read = readFromWorker(message)
    if (read?.say !== 'figures') return
    told.set(worker.id, read.figures)
    heard.emit(String(worker.id))
  })
  // After the last that it said, which its exit may come before.
  cluster.on('disconnect', ({ id }) => {
    const last = told.get(id)?.filter(({ type }) => type === 'counter' || type === 'histogram') ?? []
    told.delete(id)
    ended = ended.then((before) => together([before, last]).getMetricsAsJSON())
  })

  const ask = async (worker: Worker): Promise<void> => {
    const answered = once(heard, String(worker.id), { signal: AbortSignal.timeout(patience) })
    worker.send({ say: 'count' } satisfies FromPrimary)
    await answered.catch(() => {})
  }

  return async () => {
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isConnected() ? [worker] : []))
    await Promise.all([readFigures(), ...workers.map(ask)])
    const [ofPrimary, ofEnded] = await Promise.all([own.getMetricsAsJSON(), ended])
    return together([ofPrimary, ofEnded, ...told.values()]).metrics()
  }
}

const together = (figures: object[]) => AggregatorRegistry.aggregate(figures)
