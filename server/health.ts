import { Router } from 'express'
import { readiness as limits } from '#app/platform/config/limits.ts'
import { retryAfter } from '#app/persistence/outage.ts'
import { checkReadiness, type Checks, type Expected } from './readiness.ts'

/**
 * /healthz: the process is up. /readyz: it can do its work, and if not, what keeps it from it, by name. Asked more often
 * than once a second, it says what it found.
 * @param isStopping true from the moment that no new work should come here
 */
export function healthChecks(isStopping: () => boolean, expected: Expected): Router {
  let found: { at: number; checks: Promise<Checks> } | undefined
  const look = (): Promise<Checks> => {
    const now = performance.now()
    if (!found || now - found.at > limits.keptFor) found = { at: now, checks: checkReadiness(expected) }
    return found.checks
  }
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const checks = await look()
    const isReady = !isStopping() && Object.values(checks).every((verdict) => verdict === 'ok')
    const status = isStopping() ? 'stopping' : isReady ? 'ok' : 'unavailable'
    if (!isReady) response.set('Retry-After', retryAfter)
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503)
    response.json({ status, database: checks.database, storage: checks.files, checks })
  })
  return router
}
