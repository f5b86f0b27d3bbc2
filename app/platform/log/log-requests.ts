import type { RequestHandler } from 'express'
import { enterLoop } from './held-loop.ts'
import { log } from './log.ts'
import { loggedPath } from './logged-path.ts'

/** What is asked every few seconds by anyone who watches the server. */
const watched = ['/healthz', '/readyz', '/metrics']

/** One line per request once its answer is out: never bodies, cookies or headers. */
export const logRequests: RequestHandler = (request, response, next) => {
  const began = performance.now()
  const path = loggedPath(request.originalUrl)
  const leave = enterLoop(path)
  response.once('close', () => {
    leave()
    if (watched.includes(request.path)) return
    const { requestId, userId } = response.locals
    const entry = {
      requestId,
      userId,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
      cut: response.writableFinished ? undefined : true,
    }
    if (response.statusCode >= 500) log.error(entry, 'request')
    else log.info(entry, 'request')
  })
  next()
}
