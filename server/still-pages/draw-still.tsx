import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import { missingPart } from '#app/ui/fetched.tsx'
import type { Loaded } from './load-still.ts'
import { marks, templateOf, withMarks, type Template } from './personal-parts.ts'
import type { StillRoute } from './still-route.ts'

/**
 * Draws a page as plain HTML: nothing for scripts that would take it over, as it has none.
 * @returns null where a part of it is still being loaded, for which drawing in one go cannot wait
 * @throws what a component throws
 */
export function drawStill(
  { part, matches }: StillRoute,
  url: URL,
  { data }: Loaded,
  { language }: Pick<AppLoadContext, 'language'>,
): Template | null {
  const html = renderToStaticMarkup(
    <NonceContext.Provider value={marks.nonce}>
      <TextContext.Provider value={textSourceFor(language)}>
        <RemixServer
          context={entryContext(part, { matches, url, loaderData: { ...data, root: withMarks(data.root) } })}
          url={url}
        />
      </TextContext.Provider>
    </NonceContext.Provider>,
  )
  return html.includes(missingPart) ? null : templateOf(`<!DOCTYPE html>${html}`)
}

type Drawn = Pick<StillRoute, 'matches'> & { url: URL; loaderData: Record<string, unknown> }

/** What Remix would hand over itself once it has loaded a page, without what is for scripts. */
function entryContext(build: ServerBuild, { matches, url, loaderData }: Drawn): EntryContext {
  const { pathname, search } = url
  return {
    manifest: build.assets,
    routeModules: modulesOf(build),
    staticHandlerContext: {
      basename: build.basename ?? '/',
      location: { pathname, search, hash: '', state: null, key: 'default' },
      matches: matches as EntryContext['staticHandlerContext']['matches'],
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    serverHandoffString: '',
    renderMeta: {},
    future: build.future,
    isSpaMode: build.isSpaMode,
    serializeError: ({ message }) => ({ message }),
  }
}

const kept = new WeakMap<ServerBuild, EntryContext['routeModules']>()

function modulesOf(build: ServerBuild): EntryContext['routeModules'] {
  const modules =
    kept.get(build) ?? Object.fromEntries(Object.entries(build.routes).map(([id, { module }]) => [id, module]))
  kept.set(build, modules)
  return modules
}
