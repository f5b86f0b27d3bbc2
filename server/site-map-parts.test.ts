import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import siteMap from '#app/routes.ts'
import { siteMapParts } from './site-map-parts.ts'

type Routes = ServerBuild['routes']
type Node = { id: string; path?: string; index: true } | { id: string; path?: string; children: Node[] }

function flat(entries: RouteConfigEntry[], parentId: string): Partial<Routes> {
  return Object.assign(
    {},
    ...entries.map(({ id: given, path, index, file, children = [] }) => {
      const id = given ?? file.replace(/\.\w+$/, '')
      return { [id]: { id, parentId, path, index }, ...flat(children, id) }
    }),
  )
}

const routes = { root: { id: 'root', path: '' }, ...flat(siteMap, 'root') }
// Of a build only the site map matters here.
const build = { routes, assets: { routes } } as unknown as ServerBuild
const partFor = siteMapParts(build)

/** The routes below one another, made once for each part: there are many more paths than parts. */
const trees = new Map<Routes, Node[]>()

function treeOf(routes: Routes): Node[] {
  const byParent = new Map<string | undefined, Routes[string][]>()
  for (const route of Object.values(routes)) {
    byParent.set(route.parentId, [...(byParent.get(route.parentId) ?? []), route])
  }
  const below = (parent: string | undefined): Node[] =>
    (byParent.get(parent) ?? []).map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: below(id) },
    )
  return below(undefined)
}

function idsFor(routes: Routes, pathname: string): string[] | undefined {
  const tree = trees.get(routes) ?? treeOf(routes)
  trees.set(routes, tree)
  return matchRoutes(tree, pathname)?.map(({ route }) => route.id)
}

function addressOf(id: string): string {
  const { parentId, path } = build.routes[id] ?? {}
  return parentId === undefined ? '' : `${addressOf(parentId)}${path ? `/${path.replace(/:\w+|\*/g, 'x1')}` : ''}`
}

const addresses = Object.keys(routes).map((id) => addressOf(id) || '/')
const variants = addresses.flatMap((address) => [
  address,
  `${address}/`,
  `/${address}`,
  `${address}/nothing`,
  address.toUpperCase(),
  address.replace(/.$/, 'x'),
  address.replace(/\/[^/]*$/, ''),
  address.replace(/\/\w/, (start) => `/%${start.charCodeAt(1).toString(16)}`),
])

test('every path matches the same routes in its part as in the whole site map', () => {
  for (const path of variants) {
    expect(idsFor(partFor(path).routes, path), path).toEqual(idsFor(build.routes, path))
  }
})

test('a part is less than half of the whole', () => {
  for (const address of addresses) {
    const part = partFor(address)
    expect(part === build || Object.keys(part.routes).length * 2 < Object.keys(routes).length, address).toBe(true)
  }
})
