import type { ServerBuild } from '@remix-run/node'
import type { Handle } from '#app/platform/frame/handle.ts'
import { moduleOf, type PageMatch, type PageRoutes } from '../page-routes.ts'

/** A page without script. */
export type StillRoute = PageRoutes & {
  /** How long it stays the same while nothing is changed; null where it is made for every request. */
  remember: NonNullable<Handle['remember']> | null
}

/**
 * Tells the pages that come without script from others (docs/decisions/051).
 * @returns null for a page that Remix has to make itself
 */
export function stillRoute({ part, matches }: PageRoutes): StillRoute | null {
  const handles = matches.map((match) => handleOf(part, match))
  if (!handles.some((handle) => handle?.hydrate === false)) return null
  if (!matches.every((match) => isPlain(part, match))) return null
  return { part, matches, remember: handles.at(-1)?.remember ?? null }
}

const handleOf = (build: ServerBuild, match: PageMatch) => moduleOf(build, match)?.handle as Handle | undefined

/** A route that draws, and leaves its headers to us. */
function isPlain(build: ServerBuild, match: PageMatch): boolean {
  const module = moduleOf(build, match)
  return module?.default !== undefined && module.headers === undefined
}
