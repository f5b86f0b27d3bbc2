import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { authConfigAt, originForHost, primaryOrigin } from '#app/platform/auth/config.server.ts'
import { askedHost } from './limits.ts'

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The headers that protect every answer. Each request gets a nonce of its own in `response.locals.cspNonce`.
 * @param trustProxy whether a proxy tells the host that people see
 * @param development the development server needs a web socket and inline styles for reloading
 */
export function protectiveHeaders(trustProxy: boolean, development: boolean): RequestHandler[] {
  const features = refusedFeatures.map((feature) => `${feature}=()`).join(', ')
  const [plain, secure] = [false, true].map((isSecure) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSources(isSecure, development) },
      // The policy above says who may show a page in a frame.
      xFrameOptions: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      // 'no-referrer' would make browsers send `Origin: null` with forms, which Remix refuses.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    }),
  )
  return [
    (request, response, next) => {
      const origin = originForHost(askedHost(request, trustProxy)) ?? primaryOrigin()
      response.locals.cspNonce = randomBytes(16).toString('base64')
      response.locals.ownAndProvider = ownAndProvider(origin)
      response.locals.framers = isFramed.test(request.url) ? "'self'" : "'none'"
      response.setHeader('Permissions-Policy', features)
      const protect = origin.startsWith('https:') ? secure : plain
      protect?.(request, response, next)
    },
  ]
}

/** The only addresses that a page of ours may show in a frame: where a hidden one asks the provider who is signed in. */
const isFramed = /^\/authentication\/(silent|callback)(\?|$)/

/** Where forms and hidden frames of an origin lead to: itself, and its identity provider, which may stand behind a proxy. */
function ownAndProvider(origin: string): string {
  const { authorizeUrl, issuer } = authConfigAt(origin)
  return [...new Set([origin, new URL(authorizeUrl).origin, new URL(issuer).origin])].join(' ')
}

function contentSources(isSecure: boolean, development: boolean) {
  const local = (name: 'cspNonce' | 'ownAndProvider' | 'framers') => (_request: unknown, response: unknown) =>
    String((response as Response).locals[name])
  const nonce = (request: unknown, response: unknown) => `'nonce-${local('cspNonce')(request, response)}'`
  const self = ["'self'"]
  return {
    defaultSrc: self,
    baseUri: ["'none'"],
    // 'self' is for browsers that do not know 'strict-dynamic'; the others ignore it.
    scriptSrc: ["'self'", nonce, "'strict-dynamic'"],
    scriptSrcAttr: ["'none'"],
    // Where there is a nonce, 'unsafe-inline' is ignored.
    styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
    imgSrc: self,
    fontSrc: self,
    connectSrc: development ? ["'self'", 'ws:'] : self,
    frameSrc: ["'self'", local('ownAndProvider')],
    frameAncestors: [local('framers')],
    objectSrc: ["'none'"],
    // Chrome applies this to the redirects that follow a form, and the login form redirects to the provider.
    formAction: ["'self'", local('ownAndProvider')],
    ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
  }
}
