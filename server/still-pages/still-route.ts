import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'

/** A page without script: the routes that make it, from the outside in, and the part of the build they are in. */
export type StillRoute = {
  part: ServerBuild
  matches: readonly Match[]
  /** How long it stays the same while nothing is changed; null where it is made for every request. */
  remember: NonNullable<Handle['remember']> | null
}

type Tree = Parameters<typeof matchRoutes>[0]
type RouteNode = Tree[number]
type Match = NonNullable<ReturnType<typeof matchRoutes>>[number]

/** Names in a query that mean something to Remix itself. */
const ownNames = ['index', '_data', '_routes']

/**
 * Finds the pages that come without script (docs/decisions/051). Remix has matched nothing yet, so the routes of a part of
 * the site map are matched here, with the router's own function.
 * @param partFor the part of the build that can match a path
 * @returns for an address the routes of its page; null for every page that Remix has to make itself
 */
export function findStillRoutes(partFor: (pathname: string) => ServerBuild): (url: URL) => StillRoute | null {
  const trees = new Map<ServerBuild, Tree>()
  return ({ pathname, searchParams }) => {
    if (ownNames.some((name) => searchParams.has(name))) return null
    const part = partFor(pathname)
    const tree = trees.get(part) ?? routesBelow(part, undefined)
    trees.set(part, tree)
    const matches = matchRoutes(tree, pathname)
    const handles = matches?.map(({ route }) => handleOf(part, route)) ?? []
    if (!matches || !handles.some((handle) => handle?.hydrate === false)) return null
    if (!matches.every(({ route }) => isPlain(part, route))) return null
    return { part, matches, remember: handles.at(-1)?.remember ?? null }
  }
}

function routesBelow(build: ServerBuild, parentId: string | undefined): Tree {
  return Object.values(build.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index: true, caseSensitive } : { id, path, caseSensitive, children: routesBelow(build, id) },
    )
}

const moduleOf = (build: ServerBuild, { id }: RouteNode) => build.routes[id ?? '']?.module

const handleOf = (build: ServerBuild, route: RouteNode) => moduleOf(build, route)?.handle as Handle | undefined

/** A route that draws, and leaves its headers to us. */
function isPlain(build: ServerBuild, route: RouteNode): boolean {
  const module = moduleOf(build, route)
  return module?.default !== undefined && module.headers === undefined
}
