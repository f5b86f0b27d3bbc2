import './url-parse-polyfill.ts'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response as Answer } from 'express'
import type { Provider } from 'oidc-provider'
import { embeddedIssuer, embeddedOriginFor } from '#app/platform/auth/config.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { askedHost } from '#server/limits.ts'
import { log } from '#app/platform/log/log.ts'
import { isOutage, retryAfter } from '#app/persistence/outage.ts'
import { callbackPath, configuration } from './configuration.ts'
import { contentSecurityPolicy, languageOf, outagePage } from './login-page.ts'
import { addLoginRoutes } from './login-routes.ts'

/**
 * Makes the identity provider that stands in where no other one is configured: accounts with e-mail address and
 * password in our own database. To be mounted at `/identity`, before anything that reads bodies.
 */
export async function createIdentityProvider(): Promise<RequestHandler> {
  // Loaded here, after the polyfill and only where it is needed.
  const oidc = await import('oidc-provider')
  const provider = new oidc.Provider(embeddedIssuer(), await configuration())
  // The addresses it makes follow the headers that `nameOrigin` sets.
  provider.proxy = true
  provider.Client.prototype.redirectUriAllowed = isOwnCallback
  provider.on('server_error', (context, error) => {
    log.error({ err: error }, 'identity provider failed')
    if (isOutage(error)) outages.add(context)
  })
  provider.use(tellOutage)

  const router = express.Router()
  router.use(nameOrigin, noStore)
  addLoginRoutes(router, provider)
  router.get('/v2/logout', (request, answer, next) => logOut(provider, request, answer).catch(next))
  const protocol = provider.callback()
  router.get(
    ['/authorize', '/authorize/:uid', '/userinfo', '/.well-known/*'],
    (request, answer) => void protocol(request, answer),
  )
  router.post(['/oauth/token', '/oauth/revoke'], express.json({ limit: '16kb' }), (request, answer) => {
    takeAsForm(request)
    void protocol(request, answer)
  })
  router.use(refuseUnreadable)
  router.use((_request, answer) => void answer.status(404).type('text').send('Not found\n'))
  return router
}

/** Requests that met a database that is away, by what the provider knows of them. */
const outages = new WeakSet<object>()

/** The provider itself calls that a fault of its own. */
const tellOutage: Parameters<Provider['use']>[0] = async (context, next) => {
  await next()
  if (!outages.has(context)) return
  context.status = 503
  context.set('Retry-After', retryAfter)
  if (context.type === 'text/html') context.body = outagePage(languageOf(context.req.headers.cookie))
}

/** The portal may be called by several names, each with its own callback address. */
function isOwnCallback(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && address === `${embeddedOriginFor(url.host)}${callbackPath}`
}

/**
 * Tells the provider the origin people see, whatever way a request came; what the client says of it is dropped. At hosts
 * where people sign in by another provider there is none here.
 */
const nameOrigin: RequestHandler = (request, _answer, next) => {
  const own = embeddedOriginFor(askedHost(request, environment().TRUST_PROXY))
  if (own === null) return next('router')
  const origin = new URL(own)
  request.headers['x-forwarded-host'] = origin.host
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1)
  next()
}

const noStore: RequestHandler = (_request, answer, next) => {
  answer.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': contentSecurityPolicy })
  next()
}

/** Auth0 takes JSON as well; the provider takes what was read already, where it is called a form. */
function takeAsForm(request: Request): void {
  if (request.is('json')) request.headers['content-type'] = 'application/x-www-form-urlencoded'
  else delete request.body
}

/** A body that is broken or too long is the fault of who sent it. */
const refuseUnreadable: ErrorRequestHandler = (failure: unknown, _request, answer, next) => {
  const status: unknown = Object(failure).status
  if (typeof status !== 'number' || status >= 500) return next(failure)
  answer.status(status).json({ error: 'invalid_request', error_description: 'The body could not be read.' })
}

/** Ends the provider's own session, as Auth0 does it, and goes back to the portal. */
async function logOut(provider: Provider, request: Request, answer: Answer): Promise<void> {
  const context = provider.createContext(request, answer)
  const session = await provider.Session.get(context)
  await session.destroy()
  context.cookies.set('idp_session', null, { path: '/identity', signed: true })
  const asked = String(request.query.returnTo ?? '')
  const url = URL.canParse(asked) ? new URL(asked) : null
  const isOwn = url !== null && url.origin === embeddedOriginFor(url.host)
  answer.redirect(303, isOwn ? url.href : '/authentication/login')
}
