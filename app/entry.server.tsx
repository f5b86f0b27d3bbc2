import { Writable } from 'node:stream'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { handleOf } from '#app/platform/frame/handle.ts'
import { NonceContext, PageScriptContext } from '#app/platform/frame/page-context.ts'
import { marks, templateOf, withMarks, type Template } from '#app/platform/frame/personal-parts.server.ts'
import { textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import { log } from '#app/platform/log/log.ts'
import { isOutage } from '#app/persistence/outage.ts'

/** How long loaders may take before the page is given up, in milliseconds. */
export const streamTimeout = 10_000

/**
 * Makes the whole page and leaves it in the load context: the server packs and sends it in one piece. Sending React's
 * small chunks one by one costs five times as much when they are compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = isStill(remixContext)
    ? { drawn: drawStill(request, remixContext, loadContext), failed: false }
    : await render(request, remixContext, loadContext)
  loadContext.page.drawn = page.drawn
  return new Response(null, { status: page.failed ? 500 : status, headers })
}

/**
 * Whether a page comes without scripts that would take it over; the page of an error decides that by itself. While developing
 * every page has them (app/root.tsx).
 */
const isStill = ({ staticHandlerContext: { matches, errors }, routeModules }: EntryContext): boolean =>
  !import.meta.env.DEV &&
  errors === null &&
  matches.some(({ route: { id } }) => handleOf(routeModules[id])?.hydrate === false)

/**
 * Draws a page as plain HTML, without what is for scripts; what is of one person or one answer alone is left open, so that
 * the server may remember it (docs/decisions/102).
 * @throws what a component throws
 */
function drawStill({ url }: Request, remixContext: EntryContext, { language }: AppLoadContext): Template {
  const { staticHandlerContext } = remixContext
  const { loaderData } = staticHandlerContext
  const html = renderToStaticMarkup(
    <Around nonce={marks.nonce} context={remixContext} language={language}>
      <RemixServer
        context={{
          ...remixContext,
          staticHandlerContext: {
            ...staticHandlerContext,
            loaderData: { ...loaderData, root: withMarks(loaderData.root) },
          },
          serverHandoffStream: undefined,
        }}
        url={url}
      />
    </Around>,
  )
  return templateOf(`<!DOCTYPE html>${html}`)
}

type AroundProps = { nonce: string; context: EntryContext; language: Language; children: ReactNode }

function scriptsOf({ manifest }: EntryContext): string[] {
  const { hmr, entry }: DevelopedManifest = manifest
  return hmr ? [hmr.runtime, entry.module] : [entry.module]
}

/** While developing, Remix names the script without which no component is loaded; its types do not say so. */
type DevelopedManifest = EntryContext['manifest'] & { hmr?: { runtime: string } }

/** What every page is drawn in. */
const Around = ({ nonce, context, language, children }: AroundProps) => (
  <NonceContext.Provider value={nonce}>
    <PageScriptContext.Provider value={scriptsOf(context)}>
      <TextContext.Provider value={textSourceFor(language)}>{children}</TextContext.Provider>
    </PageScriptContext.Provider>
  </NonceContext.Provider>
)

function render(request: Request, remixContext: EntryContext, { language, cspNonce, requestId }: AppLoadContext) {
  return new Promise<{ drawn: Template; failed: boolean }>((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <Around nonce={cspNonce} context={remixContext} language={language}>
        <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={cspNonce} />
      </Around>,
      {
        nonce: cspNonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(collect((html) => resolve({ drawn: { pieces: [withoutZeros(html)], parts: [] }, failed })))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          failed = true
          if (!request.signal.aborted) log.error({ requestId, err: error }, 'the page could not be rendered')
        },
      },
    )
    // The timer would keep the whole request in memory, so it ends with the page.
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** A stream that hands over all it was given, once. */
function collect(done: (all: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

/**
 * React 18 fills pieces of 2,048 bytes, and where a letter of several bytes did not fit at the end of one it leaves
 * zeros. A browser makes another letter of them in a field, which would be sent back and kept. No text has any of its
 * own: PostgreSQL takes none.
 */
const withoutZeros = (html: string): string => html.replaceAll('\0', '')

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
