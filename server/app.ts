import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import express, { type Express, type Request, type RequestHandler } from 'express'
import { usesEmbeddedProvider } from '#app/platform/auth/config.server.ts'
import { accessTo } from '#app/platform/auth/access.ts'
import { guard, readRequestSession, requestAccess, senderOf } from '#app/platform/auth/guard.server.ts'
import type { Environment } from '#app/platform/config/env.server.ts'
import { readiness } from '#app/platform/config/limits.ts'
import { mailWorker as ownMailWorker, type MailWorker } from '#app/platform/mail/worker.server.ts'
import { newestMigrationIn } from '#app/persistence/migrations.server.ts'
import { addressForRedirect } from './address-for-redirect.ts'
import { allLocations } from './all-locations.ts'
import { languageOf } from './embedded/identity/login-page.ts'
import { answerFailure } from './failure.ts'
import { protectiveHeaders } from './headers.ts'
import { healthChecks } from './health.ts'
import { keepDrafts } from './keep-drafts.ts'
import { languagePrefix } from './language.ts'
import { limitBodies, refuseOtherHosts, refuseStrangeRequests } from './limits.ts'
import { logRequests } from '../app/platform/log/log-requests.ts'
import { openRateLimits } from './rate-limits.ts'
import { openMetrics, type MetricsOf } from './metrics.ts'
import { readYourWrites } from './read-your-writes.ts'
import { remixHandler } from './remix-handler.ts'
import { staticFiles } from './static-files.ts'
import { cutTokenTail } from './token-tail.ts'
import { pagesForPrograms } from './pages-for-programs.ts'
import { wellKnown } from './well-known.ts'

export type AppOptions = {
  env: Environment
  /** The project's folder. */
  root: string
  loadBuild: () => Promise<ServerBuild>
  /** True from the moment that the server is to end. */
  isStopping: () => boolean
  /** True from the moment that this process is to end, which another one may take the place of. */
  isClosing?: () => boolean
  /** What the server knows as a whole, where this process is one of many. */
  mailWorker?: () => Promise<MailWorker>
  metrics?: MetricsOf
  /** Passed first, where requests are traced. */
  traceRequests?: RequestHandler
  /** Vite's development server, which then serves the files of the browser. */
  vite?: RequestHandler
}

/** Puts together what a request passes on its way to a page, in this order. */
export async function createApp({
  env,
  root,
  loadBuild,
  isStopping,
  isClosing = isStopping,
  mailWorker = () => Promise.resolve(ownMailWorker()),
  metrics,
  traceRequests,
  vite,
}: AppOptions): Promise<Express> {
  const app = express()
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', 'simple')
    .set('trust proxy', env.TRUST_PROXY ? 1 : false)

  if (traceRequests) app.use(traceRequests)
  app.use(nameRequest(env.TRUST_PROXY), logRequests, closeWhen(isClosing))
  app.use(...protectiveHeaders(env.TRUST_PROXY, vite !== undefined))
  app.use(openMetrics(env, metrics))
  const newestMigration = newestMigrationIn(path.join(root, 'drizzle/migrations'))
  const { leastRoom } = readiness
  app.use(healthChecks(isStopping, { dataFolder: env.DATA_DIR, newestMigration, leastRoom, mailWorker }))
  app.use(refuseStrangeRequests)
  app.use(vite ?? staticFiles(path.join(root, 'build/client')))
  app.use(keepPrivate, addressForRedirect, cutTokenTail, limitBodies(env.UPLOAD_MAX_MB))
  const limitRates = openRateLimits(env.RATE_LIMITS)
  app.use('/identity', limitRates(beforeSession))
  // Before the check of the host, because our own server asks it for tokens through the loopback address.
  if (usesEmbeddedProvider()) app.use('/identity', identityProvider())
  app.use(refuseOtherHosts(env.TRUST_PROXY), wellKnown(env), languagePrefix, allLocations, pagesForPrograms)
  if (env.DATABASE_REPLICA_URL) app.use(readYourWrites)
  app.use(readRequestSession, nameUser)
  app.use(limitRates(inSession), keepDrafts, guard)
  app.use(remixHandler(loadBuild, vite ? 'development' : 'production', env.PAGE_MEMORY_MB))
  app.use(answerFailure)
  return app
}

/** The embedded identity provider, made for the first request to it: a restart does not wait for it. */
function identityProvider(): RequestHandler {
  let made: Promise<RequestHandler> | undefined
  return (request, response, next) => {
    made ??= import('./embedded/identity/provider.ts').then(({ createIdentityProvider }) => createIdentityProvider())
    made.then(
      (handle) => handle(request, response, next),
      (error: unknown) => {
        // It needs the database, which may be away for a moment only.
        made = undefined
        next(error)
      },
    )
  }
}

/** Gives each request a name that its log lines and its error page share. */
function nameRequest(trustProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const given = trustProxy ? request.get('X-Request-Id') : undefined
    response.locals.requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    response.setHeader('X-Request-Id', response.locals.requestId)
    next()
  }
}

/** Pages are for one person and change with every save: nothing keeps them, unless a page says otherwise. */
const keepPrivate: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex')
  next()
}

/** While the process ends, browsers are told to open no further request on their connection. */
function closeWhen(isClosing: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isClosing()) response.setHeader('Connection', 'close')
    next()
  }
}

/** Who sends a password: nobody who is known yet. */
const beforeSession = (request: Request) => ({
  userId: null,
  linkId: null,
  isForeign: senderOf(request) === 'foreign',
  language: languageOf(request.headers.cookie),
})

const inSession = (request: Request) => {
  const { session, program, shareLink, endedLink, calendarFeed, unsubscribe, language } = requestAccess(request)
  // Programs bring a token from wherever they are, with them or in the address.
  const mayBeElsewhere = request.headers.authorization !== undefined || accessTo(pathOf(request)) === 'token'
  const isForeign = !mayBeElsewhere && senderOf(request) === 'foreign'
  // Who has a link that ended guesses nothing. Of feeds and addresses in messages it is the person to whom they were given.
  const linkId =
    shareLink?.id ?? endedLink?.id ?? calendarFeed?.owner.userId ?? (unsubscribe && JSON.stringify(unsubscribe))
  return { userId: session?.actor.userId ?? program?.keyId ?? null, linkId, isForeign, language }
}

const pathOf = (request: Request): string => new URL(`http://own.invalid${request.originalUrl}`).pathname

/** For the log. */
const nameUser: RequestHandler = (request, response, next) => {
  response.locals.userId = requestAccess(request).session?.actor.userId
  next()
}
