import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

/** The routes that make a page, from the outside in, and the part of the build they are in. */
export type PageRoutes = { part: ServerBuild; matches: readonly PageMatch[] }

type Tree = Parameters<typeof matchRoutes>[0]
export type PageMatch = NonNullable<ReturnType<typeof matchRoutes>>[number]

/** Names in a query that mean something to Remix itself. */
const ownNames = ['index', '_data', '_routes']

/**
 * Finds the routes of an address before Remix does, with the router's own function.
 * @param partFor the part of the build that can match a path
 * @returns for an address its routes; null where there are none, or where the query says something to Remix
 */
export function findPageRoutes(partFor: (pathname: string) => ServerBuild): (url: URL) => PageRoutes | null {
  const trees = new Map<ServerBuild, Tree>()
  return ({ pathname, searchParams }) => {
    if (ownNames.some((name) => searchParams.has(name))) return null
    const part = partFor(pathname)
    const tree = trees.get(part) ?? routesBelow(part, undefined)
    trees.set(part, tree)
    const matches = matchRoutes(tree, pathname)
    return matches && { part, matches }
  }
}

function routesBelow(build: ServerBuild, parentId: string | undefined): Tree {
  return Object.values(build.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index: true, caseSensitive } : { id, path, caseSensitive, children: routesBelow(build, id) },
    )
}

/** The module of the route of a match. */
export const moduleOf = (build: ServerBuild, { route: { id = '' } }: PageMatch) => build.routes[id]?.module
