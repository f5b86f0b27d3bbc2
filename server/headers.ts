import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { providerOrigin } from '#app/auth/config.server.ts'
import type { Environment } from '#app/config/env.server.ts'

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
 * @param origin where the portal is published
 * @param development the development server needs a web socket and inline styles for reloading
 */
export function protectiveHeaders(env: Environment, origin: string, development: boolean): RequestHandler[] {
  const isSecure = origin.startsWith('https:')
  const features = refusedFeatures.map((feature) => `${feature}=()`).join(', ')
  return [
    (_request, response, next) => {
      response.locals.cspNonce = randomBytes(16).toString('base64')
      response.setHeader('Permissions-Policy', features)
      next()
    },
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSources(env, origin, development) },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      // 'no-referrer' would make browsers send `Origin: null` with forms, which Remix refuses.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    }),
  ]
}

function contentSources(env: Environment, origin: string, development: boolean) {
  const nonce = (_request: unknown, response: unknown) => `'nonce-${(response as Response).locals.cspNonce}'`
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
    frameSrc: self,
    frameAncestors: self,
    objectSrc: ["'none'"],
    // Chrome applies this to the redirects that follow a form, and the login form redirects to the provider.
    formAction: [...new Set(["'self'", origin, ...(env.AUTH0_DOMAIN ? [providerOrigin(env.AUTH0_DOMAIN)] : [])])],
    ...(origin.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}
