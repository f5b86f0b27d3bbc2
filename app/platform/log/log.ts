import type { RequestHandler } from 'express'
import pino from 'pino'

const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 })

/** The server's log: JSON, one line per event, on standard output. */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination)

/** Writes what is still in memory, before the process ends. */
export function flushLog(): void {
  try {
    destination.flushSync()
  } catch {
    // Standard output is closed: nobody reads it any more.
  }
}

const speakingParameters = ['location', 'index', '_routes', '_data']

/**
 * The path of a request as it may stand in the log: tokens in paths are left out, and of the query only values that can
 * be no secret stay.
 */
export function loggedPath(url: string): string {
  const [pathname = '', query] = url.split('?', 2)
  const path = pathname.replace(/^(\/+(?:share|calendar|identity\/+u\/+password)\/+)[^/]+/i, '$1…')
  if (!query) return path
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return speakingParameters.includes(name) || !part.includes('=') ? part : `${name}=…`
  })
  return `${path}?${parts.join('&')}`
}

/** What is asked every few seconds by anyone who watches the server. */
const watched = ['/healthz', '/readyz', '/metrics']

/** One line per request once its answer is out: never bodies, cookies or headers. */
export const logRequests: RequestHandler = (request, response, next) => {
  const began = performance.now()
  response.once('close', () => {
    if (watched.includes(request.path)) return
    const { requestId, userId } = response.locals
    const entry = {
      requestId,
      userId,
      method: request.method,
      path: loggedPath(request.originalUrl),
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
      cut: response.writableFinished ? undefined : true,
    }
    if (response.statusCode >= 500) log.error(entry, 'request')
    else log.info(entry, 'request')
  })
  next()
}
