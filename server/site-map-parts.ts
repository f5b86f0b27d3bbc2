import type { ServerBuild } from '@remix-run/node'

/**
 * Divides the site map into parts, one around each route below the root. For every page Remix goes five times through
 * all the routes it was given, which costs more than making the page; with the few that can match the answer is the same.
 * @returns what gives the build to answer a path with: the whole one where the path does not start, letter by letter,
 *   like any route
 */
export function siteMapParts(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.values(build.routes)
  const top = routes.filter(({ parentId }) => parentId === 'root')
  const withPages = new Set(routes.map(({ parentId }) => parentId))
  const parts = new Map<string, { part: ServerBuild; hasPages: boolean }>()
  for (const { id, path } of top) {
    const start = fixedStart(path)
    if (start !== `${path}/`) continue
    const near = top.filter((route) => mayMatch(fixedStart(route.path), start)).map((route) => route.id)
    parts.set(`/${path}`, { part: onlyWith(build, new Set(near)), hasPages: withPages.has(id) })
  }
  return (pathname) => {
    const exact = parts.get(pathname)
    if (exact) return exact.part
    for (let end = pathname.lastIndexOf('/'); end > 0; end = pathname.lastIndexOf('/', end - 1)) {
      const above = parts.get(pathname.slice(0, end))
      if (above?.hasPages) return above.part
    }
    return build
  }
}

/** What a path that the route matches must start with: `documents/` for `documents/:id`. */
const fixedStart = (path: string | undefined): string => (path ? (/^[^:*?]*\//.exec(`${path}/`)?.[0] ?? '') : '')

/** Whether one path can start in both ways. */
const mayMatch = (start: string, other: string): boolean => start.startsWith(other) || other.startsWith(start)

function onlyWith(build: ServerBuild, kept: Set<string>): ServerBuild {
  const isKept = (id: string | undefined): boolean =>
    id !== undefined && (kept.has(id) || isKept(build.routes[id]?.parentId))
  const only = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id === 'root' || isKept(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
