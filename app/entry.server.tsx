import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NonceContext, PageScriptContext, type PageScripts } from '#app/platform/frame/page-context.ts'
import { marks, templateOf, withMarks } from '#app/platform/frame/personal-parts.server.ts'
import { textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import { log } from '#app/platform/log/log.ts'
import { isOutage } from '#app/persistence/outage.ts'

/**
 * Makes the whole page and leaves it in the load context: the server packs and sends it in one piece. It is plain HTML, without
 * anything for a framework in the browser; what is of one person or one answer alone is left open, so that the server may
 * remember it (docs/decisions/102).
 * @throws what a component throws
 */
export default function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { page, language }: AppLoadContext,
): Response {
  const { staticHandlerContext } = remixContext
  const { loaderData } = staticHandlerContext
  const html = renderToStaticMarkup(
    <NonceContext.Provider value={marks.nonce}>
      <PageScriptContext.Provider value={scriptsOf(remixContext)}>
        <TextContext.Provider value={textSourceFor(language)}>
          <RemixServer
            context={{
              ...remixContext,
              staticHandlerContext: {
                ...staticHandlerContext,
                loaderData: { ...loaderData, root: withMarks(loaderData.root) },
              },
            }}
            url={url}
          />
        </TextContext.Provider>
      </PageScriptContext.Provider>
    </NonceContext.Provider>,
  )
  page.drawn = templateOf(`<!DOCTYPE html>${html}`)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** While developing, Remix names the script without which no component is loaded; its types do not say so. */
type DevelopedManifest = EntryContext['manifest'] & { hmr?: { runtime: string } }

function scriptsOf({ manifest }: EntryContext): PageScripts {
  const { hmr, entry }: DevelopedManifest = manifest
  return hmr
    ? { always: ['/@vite/client'], forForms: [hmr.runtime, entry.module] }
    : { always: [], forForms: [entry.module] }
}

/** Logs what nobody expected, once, with the number that the error page names. A request that was given up is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // The server answers in the place of the page, and logs it.
  if (isOutage(error)) {
    context.page.outage = error
    return
  }
  log.error({ requestId: context.requestId, err: error }, 'unexpected error')
}
