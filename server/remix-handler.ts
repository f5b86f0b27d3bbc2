import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
} from '@remix-run/node'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import { fillIn, personalParts, type Template } from '#app/platform/frame/personal-parts.server.ts'
import { largestBodies } from '#app/platform/config/limits.ts'
import { retryAfter } from '#app/persistence/outage.ts'
import { clientAddress } from './client-address.ts'
import { keepStart, readStart, wholeBody } from './form-start.ts'
import { areShareable, memoryKey, openPageMemory, rememberedPaths, type PageMemory } from './page-memory.ts'
import { sendAnswer, sendPage } from './send-answer.ts'
import { siteMapParts } from './site-map-parts.ts'
import { isMultipart, isPageForm } from './typed-form.ts'

type RequestHandlerOfRemix = ReturnType<typeof createRequestHandler>

/** Constant, so that aborting costs no stack and keeps no request alive. */
const requestEnded = new DOMException('The request has ended.', 'AbortError')

/**
 * Hands requests to Remix. Our own adapter instead of the stock one, because it sends a page in one piece, packed
 * once, remembers pages that stay the same, and tells Remix that a request is over so that its timers let go of it.
 * @param loadBuild the routes; in development the ones of this moment
 * @param pageMemory megabytes that pages may take to be remembered; 0 remembers none
 */
export function remixHandler(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  pageMemory: number,
): RequestHandler {
  let current: Answering | undefined
  return async (request, response, next) => {
    try {
      const build = await loadBuild()
      if (current?.build !== build) current = answering(build, mode, pageMemory)
      const context = contextOf(request, response)
      const key = current.keyFor(request, response, context)
      const known = key === null ? undefined : current.memory?.get(key)
      if (known) {
        const html = filledIn(known.template, context)
        return await sendPage(request, response, { html, cookies: known.cookies })
      }
      const isForm = isPageForm(request) && !isMultipart(request)
      if (isForm && !wholeBody(request) && !isLarge(request)) {
        await readStart(request, largestBodies.form)
        // It broke off.
        if (!request.complete) return
      }
      const answer = await current.askRemix(webRequest(request, response), context)
      // A page of which a part could not be had is no page; what was typed is given back.
      if (context.page.outage !== undefined && answer.status >= 500) return next(context.page.outage)
      if (answer.status === 503 && !answer.headers.has('Retry-After')) response.setHeader('Retry-After', retryAfter)
      // Not by the action itself: Remix passes on its headers with a redirect only.
      if (context.page.formVersion) response.setHeader('X-Form-Version', context.page.formVersion)
      const { drawn } = context.page
      const cookies = answer.headers.getSetCookie()
      if (key !== null && drawn && answer.status === 200 && areShareable(cookies))
        current.memory?.set(key, { template: drawn, cookies })
      await sendAnswer(request, response, answer, drawn && filledIn(drawn, context))
    } catch (error) {
      // Nobody is left to tell.
      if (response.closed || response.destroyed) return
      next(error)
    } finally {
      letPass(request)
    }
  }
}

type Answering = {
  build: ServerBuild
  memory: PageMemory | null
  /** What a page is remembered under; null where it is not. */
  keyFor: (request: ExpressRequest, response: ExpressResponse, context: AppLoadContext) => string | null
  askRemix: RequestHandlerOfRemix
}

function answering(build: ServerBuild, mode: 'production' | 'development', pageMemory: number): Answering {
  const memory = mode === 'production' ? openPageMemory(pageMemory) : null
  const remembered = memory ? rememberedPaths(build) : new Map<string, never>()
  const keyFor: Answering['keyFor'] = (request, response, context) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const remember = remembered.get(request.path)
    if (remember === undefined) return null
    const url = new URL(response.locals.origin + request.originalUrl)
    return memoryKey(remember, { url, cookieHeader: request.headers.cookie, context, now: Date.now() })
  }
  const handlerFor = handlers(siteMapParts(build), mode)
  const askRemix: RequestHandlerOfRemix = (asked, context) => handlerFor(new URL(asked.url).pathname)(asked, context)
  return { build, memory, keyFor, askRemix }
}

/** A drawn page as this request gets it. */
const filledIn = (page: Template, { cspNonce, session, language }: AppLoadContext): Buffer =>
  Buffer.from(fillIn(page, personalParts(cspNonce, session, language)))

/** Ends with the request, for those who work on it. */
function signalOf(response: ExpressResponse): AbortSignal {
  const ended = new AbortController()
  response.once('close', () => ended.abort(requestEnded))
  return ended.signal
}

/** What was not read of a body still has to pass, or the next request on this connection waits for ever. */
function letPass(request: ExpressRequest): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** Gives the handler for a path, one for each part of the site map. */
function handlers(
  partFor: (pathname: string) => ServerBuild,
  mode: 'production' | 'development',
): (pathname: string) => RequestHandlerOfRemix {
  const made = new Map<ServerBuild, RequestHandlerOfRemix>()
  return (pathname) => {
    const part = partFor(pathname)
    const handle = made.get(part) ?? createRequestHandler(part, mode)
    made.set(part, handle)
    return handle
  }
}

/** Whether a page itself says that a form is too large: it is not held in memory as a whole. */
const isLarge = (request: ExpressRequest): boolean => Number(request.get('Content-Length')) > largestBodies.form

function contextOf(request: ExpressRequest, response: ExpressResponse): AppLoadContext {
  const { requestId, cspNonce } = response.locals
  return { requestId, cspNonce, ...requestAccess(request), address: clientAddress(request), page: {} }
}

function webRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const signal = signalOf(response)
  const headers = new Headers()
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(index, index + 2)
    headers.append(name, value)
  }
  // The host that was checked, so that nothing behind this trusts what a client made up.
  headers.set('Host', new URL(response.locals.origin).host)
  headers.delete('X-Forwarded-Host')
  // The guard knows who may send a form from elsewhere; Remix would refuse them all.
  headers.delete('Origin')
  const url = `${response.locals.origin}${request.originalUrl}`
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Request(url, { method: request.method, headers, signal })
  const whole = wholeBody(request)
  const body = whole ?? createReadableStreamFromReadable(request)
  if (isPageForm(request) && !whole) keepStart(request, largestBodies.form)
  return new Request(url, { method: request.method, headers, signal, body, duplex: 'half' })
}
