import type { Request, RequestHandler } from 'express'
import { originForHost, primaryOrigin } from '#app/platform/auth/config.server.ts'
import { readCookies } from '#app/platform/auth/cookies.server.ts'
import { largestBodies, longestAddress } from '#app/platform/config/limits.ts'
import { largestUpload } from '#app/platform/documents/limits.ts'
import { isLanguage } from '#app/platform/i18n/languages.ts'
import { keepTyped } from './keep-drafts.ts'
import { refuse } from './refusal.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** What somebody may do who came by a link: read, and send a form. */
const methodsByLink = ['GET', 'HEAD', 'POST']
const byLink = /^\/(?:(?:nl|en)\/)?share\//i
/** Where files are uploaded; everything else is read into memory. */
const uploadPath = /(\/upload|^\/verify(\/json)?)\/*$/i
/** Where the page itself says that a form is too large, at the field; it keeps no more than the start in memory. */
const ownLimitPath = /^\/(admin\/users\/bulk|organisation\/logo)\/*$/i

/** The host people see in their address bar: behind a trusted proxy the one it tells, else the one asked for. */
export function askedHost(request: Request, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? request.get('X-Forwarded-Host')?.split(',', 1)[0]?.trim() : undefined
  return forwarded || request.get('Host')
}

/** Refuses requests that mean nothing here, before anything reads them: odd methods and broken addresses. */
export const refuseStrangeRequests: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '))
    refuse(request, response, 405, 'method')
    return
  }
  if (byLink.test(request.path) && !methodsByLink.includes(request.method)) {
    response.set('Allow', methodsByLink.join(', '))
    refuse(request, response, 405, 'method')
    return
  }
  const address = readAddress(request.originalUrl)
  if (!address || asksForData(address) || hostsIn(request) > 1) {
    refuse(request, response, 400, 'badAddress')
    return
  }
  next()
}

/** Who stands before us may have read another one of them than Node does (RFC 9112, section 3.2). */
const hostsIn = ({ rawHeaders }: Request): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Whether a request asks for the data of a page without the page around it, as the router of Remix does in browsers. Ours have none
 * of it (docs/decisions/104), and what guards a page need not know of a second way to it.
 */
export const asksForData = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith('.data') || searchParams.has('_data')

/** Refuses requests to a host that is none of ours; leaves the origin that people see in `response.locals.origin`. */
export function refuseOtherHosts(trustProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const origin = originForHost(askedHost(request, trustProxy))
    if (!origin) {
      refuse(request, response, 421, 'wrongHost', { origin: primaryOrigin() })
      return
    }
    response.locals.origin = origin
    next()
  }
}

/**
 * The address of a request as Remix reads it, for whom `/a/../help` and `/help` are the same. Null unless every percent sign is
 * part of UTF-8 text without control characters, and it starts at our root: as a link, two slashes in front begin the name
 * of another host.
 * @param url path and query
 */
export function readAddress(url: string): URL | null {
  if (!url.startsWith('/') || url.length > longestAddress) return null
  try {
    const [pathname = '', ...query] = url.split('?')
    if (/[\0-\x1f\x7f]/.test(decodeURIComponent(pathname)) || /%00/.test(query.join('?'))) return null
    const address = new URL(`http://own.invalid${url}`)
    return address.pathname.startsWith('//') ? null : address
  } catch {
    return null
  }
}

/**
 * Refuses bodies that are too large, or that do not say how large they are, before they are read. What was typed before
 * the files of an upload is kept.
 */
export function limitBodies(uploadMegabytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.get('Transfer-Encoding') !== undefined) {
      refuse(request, response, 411, 'lengthRequired')
      return
    }
    const isUpload = uploadPath.test(request.path) && /^multipart\/form-data\b/i.test(request.get('Content-Type') ?? '')
    // What is uploaded is never whole in memory; every file is measured on its way.
    const most = isUpload || ownLimitPath.test(request.path) ? largestUpload(uploadMegabytes) : largestBodies.form
    if (Number(request.get('Content-Length') ?? 0) <= most) {
      next()
      return
    }
    const megabytes = String(isUpload ? uploadMegabytes : 2)
    // Nobody has asked yet who this is: where the browser does not say which language it is to be, it is both.
    const chosen = readCookies(request.headers.cookie).get('routekaart.language')
    const spoken = isLanguage(chosen) ? chosen : undefined
    const refuseAs = (reason: 'tooLarge' | 'tooLargeKept') =>
      refuse(request, response, 413, reason, { megabytes }, spoken)
    if (!isUpload) refuseAs('tooLarge')
    else keepTyped(request, 'too-large').then((isKept) => refuseAs(isKept ? 'tooLargeKept' : 'tooLarge'), next)
  }
}
