import { setTimeout as sleep } from 'node:timers/promises'
import { Router } from 'express'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { checkDatabase } from '#app/persistence/health.server.ts'

const patience = 2000

/**
 * /healthz: the process is up. /readyz: it can do its work, which takes the database and a place for files.
 * @param isStopping true from the moment that no new work should come here
 */
export function healthChecks(isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const [database, storage] = await Promise.all([answers(checkDatabase()), answers(checkFileStore())])
    const isReady = database === 'ok' && storage === 'ok' && !isStopping()
    const status = isStopping() ? 'stopping' : isReady ? 'ok' : 'unavailable'
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503)
    response.json({ status, database, storage })
  })
  return router
}

async function checkFileStore(): Promise<void> {
  if (!(await fileStore().isReady())) throw new Error('The file store takes no files.')
}

async function answers(check: Promise<void>): Promise<'ok' | 'failed' | 'slow'> {
  const enough = new AbortController()
  try {
    return await Promise.race([
      check.then(
        () => 'ok' as const,
        () => 'failed' as const,
      ),
      sleep(patience, 'slow' as const, { signal: enough.signal }),
    ])
  } finally {
    enough.abort()
  }
}
