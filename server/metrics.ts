import { type RequestHandler, Router } from 'express'
import { bringsSecret } from '#app/platform/auth/fixed-secret.server.ts'
import type { Environment } from '#app/platform/config/env.server.ts'
import { addDatabaseFigures, addPortalMetrics, addReplicaMetrics } from './portal-metrics.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Parts of the site that are told apart; ids, tokens and pages are not, so that there is no end of series. */
const areas = ['admin', 'api', 'assets', 'authentication', 'documents', 'identity', 'links', 'location', 'organisation']

/** The part of the site that a path belongs to. */
export function areaOf(path: string): string {
  const [, first = ''] = path.toLowerCase().split('/', 2)
  if (first === 'ss') return 'api'
  return first === 'share' || areas.includes(first) ? first : 'other'
}

/** How the metrics of the whole server are told, as text, by a process that has its own in a registry. */
export type MetricsOf = (own: Registry) => () => Promise<string>

/** Where this process is the whole server. */
const metricsOfOne: MetricsOf = (own) => {
  const readFigures = addDatabaseFigures(own)
  return async () => {
    await readFigures()
    return own.metrics()
  }
}

/** What a process tells of itself. */
export function createProcessMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addPortalMetrics(registry)
  return registry
}

/**
 * What a process tells that answers requests.
 * @param hasReplica whether there is a replica to tell of
 */
export function createMetrics(hasReplica: boolean) {
  const registry = createProcessMetrics()
  const registers = [registry]
  if (hasReplica) addReplicaMetrics(registry)
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests without an answer yet', registers })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was out, by part of the site',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return { registry, inFlight, durations }
}

/**
 * Counts requests, and tells what it counted at /metrics, in the format of Prometheus, to anyone who brings the token.
 * Without a token nothing is counted, and there is no such address.
 */
export function openMetrics(
  { METRICS_TOKEN: token, DATABASE_REPLICA_URL: replica }: Pick<Environment, 'METRICS_TOKEN' | 'DATABASE_REPLICA_URL'>,
  metricsOf: MetricsOf = metricsOfOne,
): Router {
  const router = Router()
  if (!token) return router
  const { registry, inFlight, durations } = createMetrics(replica !== undefined)
  const tellAll = metricsOf(registry)
  const count: RequestHandler = (request, response, next) => {
    inFlight.inc()
    const end = durations.startTimer({ method: request.method, area: areaOf(request.path) })
    response.once('close', () => {
      inFlight.dec()
      end({ status: response.statusCode })
    })
    next()
  }
  return router.use(count).get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store')
    if (!bringsSecret(request.get('Authorization'), token)) {
      response.status(401).set('WWW-Authenticate', 'Bearer realm="metrics"').type('text').send('No such token.\n')
      return
    }
    response.type(registry.contentType).send(await tellAll())
  })
}
