import type { AppLoadContext } from '@remix-run/node'
import type { Request as ExpressRequest } from 'express'
import { log } from '#app/platform/log/log.ts'
import type { PageRoutes } from '../page-routes.ts'
import { drawStill } from './draw-still.tsx'
import { loadStill } from './load-still.ts'
import { areShareable, memoryKey, type PageMemory, type RememberedPage } from './page-memory.ts'
import { fillIn, personalParts, type Template } from './personal-parts.ts'
import { stillRoute } from './still-route.ts'

/** A page, or where to go instead. */
export type StillAnswer = { html: Buffer; cookies: readonly string[] } | Response

/** A request as the server has it, and as loaders want it. */
type Asked = { request: ExpressRequest; context: AppLoadContext; toWebRequest: () => Request }

/**
 * Answers the pages that come without script by themselves, past Remix's own handler, and remembers those that say for how
 * long (docs/decisions/051).
 * @param routesFor finds the routes of an address
 * @param memory null where nothing is remembered
 * @returns null where Remix has to answer: for all other pages, for changes, and where a loader answers with an error
 */
export function stillPages(
  routesFor: (url: URL) => PageRoutes | null,
  memory: PageMemory | null,
): (asked: Asked, origin: string) => Promise<StillAnswer | null> {
  return async ({ request, context, toWebRequest }, origin) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const url = new URL(origin + request.originalUrl)
    const routes = routesFor(url)
    const route = routes && stillRoute(routes)
    if (!route) return null
    const { language, session, cspNonce } = context
    const key = memory && memoryKey(route, { url, cookieHeader: request.headers.cookie, context, now: Date.now() })
    const answer = (page: RememberedPage): StillAnswer => ({
      html: Buffer.from(fillIn(page.template, personalParts(cspNonce, session, language))),
      cookies: page.cookies,
    })
    const known = key === null ? undefined : memory?.get(key)
    if (known) return answer(known)

    const loaded = await loadStill(route, toWebRequest(), context)
    if (loaded === null || loaded instanceof Response) return loaded
    const template = drawn([route, url, loaded, context], context)
    if (template === null) return null
    const page = { template, cookies: loaded.cookies }
    if (key !== null && areShareable(loaded.cookies)) memory?.set(key, page)
    return answer(page)
  }
}

/** What could not be drawn is left to Remix, which then shows the page of an error. */
function drawn(page: Parameters<typeof drawStill>, { requestId }: AppLoadContext): Template | null {
  try {
    return drawStill(...page)
  } catch (error) {
    log.error({ requestId, err: error }, 'the page could not be rendered')
    return null
  }
}
