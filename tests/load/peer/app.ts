import { randomUUID } from 'node:crypto'
import express, { type Express, type RequestHandler } from 'express'
import { guard, readRequestSession, requestAccess } from '#app/platform/auth/guard.server.ts'
import { logRequests } from '#app/platform/log/log-requests.ts'
import { protectiveHeaders } from '#server/headers.ts'
import { refuseOtherHosts } from '#server/limits.ts'
import { sendRouteCard } from './route-card.ts'
import { saveField, savePath } from './save.ts'
import { sendStepPage } from './step-page.ts'

/**
 * What is measured against: what one would write with Express and Nunjucks. Session, queries, rules, words, headers, log
 * and compression are those of the portal itself, so that what differs is how the page is made and served. Needs the
 * settings and the database of a portal to be open.
 */
export const createPeer = (): Express =>
  express()
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', 'simple')
    .get('/healthz', (_request, response) => void response.send('ok\n'))
    .post(savePath, express.urlencoded({ extended: false }), readRequestSession, saveField)
    .use(nameRequest, logRequests, ...protectiveHeaders(false, false))
    .use(refuseOtherHosts(false), readRequestSession, nameUser, guard)
    .get('/location/route-card', sendRouteCard)
    .get(savePath, sendStepPage)

const nameRequest: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  response.setHeader('X-Request-Id', response.locals.requestId)
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex')
  next()
}

/** For the log. */
const nameUser: RequestHandler = (request, response, next) => {
  response.locals.userId = requestAccess(request).session?.actor.userId
  next()
}
