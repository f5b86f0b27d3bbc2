/**
 * The page to be measured against: what one would write with Express and Nunjucks. Session, queries, rules, words,
 * headers, log and compression are those of the portal itself, so that what differs is how the page is made and served.
 */
import { randomUUID } from 'node:crypto'
import express, { type RequestHandler } from 'express'
import nunjucks from 'nunjucks'
import { guard, readRequestSession, requestAccess } from '#app/platform/auth/guard.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { openDatabase } from '#app/persistence/database.server.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { locationsIn } from '#app/roadmap/flow/locations.ts'
import { surroundingsOf } from '#app/roadmap/flow/surroundings.server.ts'
import { locationsItem } from '#app/roadmap/registry.ts'
import { acceptedEncoding, pack } from '#server/encoding.ts'
import { protectiveHeaders } from '#server/headers.ts'
import { refuseOtherHosts } from '#server/limits.ts'
import { logRequests } from '#app/platform/log/log-requests.ts'
import { log } from '#app/platform/log/log.ts'

const env = keepEnvironment(readEnvironment())
log.level = env.LOG_LEVEL
openDatabase(env.DATABASE_URL ?? '')
const templates = new nunjucks.Environment(new nunjucks.FileSystemLoader('tests/load/peer'), {
  autoescape: true,
  trimBlocks: true,
  lstripBlocks: true,
})

const nameRequest: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  response.setHeader('X-Request-Id', response.locals.requestId)
  response.setHeader('Cache-Control', 'private, no-store')
  next()
}

const sendRouteCard: RequestHandler = async (request, response, next) => {
  try {
    const { session, language } = requestAccess(request)
    const index = Number(request.query.location)
    const organisationId = session?.actor.organisationId
    if (!session || !organisationId || !Number.isInteger(index)) return void response.sendStatus(404)
    const member = { ...session.actor, organisationId }
    const [forms, documents] = await Promise.all([readForms(member, index), readDocuments(member, index)])
    const byType = new Map(forms.map((form) => [form.formType, form]))
    const locations = locationsIn(byType.get(locationsItem.key)?.fields)
    const location = locations[index]
    if (!location) return void response.sendStatus(404)
    const organisationName = session.organisationName ?? ''
    const place = {
      ...{ organisationName, contact: session.contact, locations, location, forms: byType, documents },
      isReviewed: false,
      hasRequests: false,
    }
    const around = await surroundingsOf(member, place)
    const html = templates.render('route-card.njk', {
      card: cardView(place, 'location', language, { around }),
      common: anyTextFor(language, 'common'),
      t: anyTextFor(language, 'roadmap/screens'),
      csrf: session.csrf,
      language,
      location,
      organisationName,
      path: request.originalUrl,
    })
    const { bytes, encoding } = await pack(Buffer.from(html), acceptedEncoding(request.get('Accept-Encoding')))
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.vary('Accept-Encoding').type('html').set('Content-Length', String(bytes.length)).end(bytes)
  } catch (error) {
    next(error)
  }
}

express()
  .disable('x-powered-by')
  .disable('etag')
  .set('query parser', 'simple')
  .use(nameRequest, logRequests, ...protectiveHeaders(false, false))
  .get('/healthz', (_request, response) => void response.send('ok\n'))
  .use(refuseOtherHosts(false), readRequestSession, guard)
  .get('/location/route-card', sendRouteCard)
  .listen(env.PORT, env.HOST)
