import type { ServerBuild } from '@remix-run/node'

type Route = ServerBuild['routes'][string]

/**
 * The part of the site map that can answer a path. For every page Remix goes through all routes it is given some six
 * times, which costs more than making the page; with the few that matter the answer is the same.
 * @param pathname as it stands in the address
 * @returns the id of the route that the part is made around, and the part; the whole build where the path does not
 *   start like any route, letter by letter
 */
export function partFor(build: ServerBuild, pathname: string): { name: string; make: () => ServerBuild } {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const top = all.filter(({ parentId }) => parentId === 'root')
  const parents = new Set(all.map(({ parentId }) => parentId))
  const around = top.find(
    ({ id, path }) => path && (pathname === `/${path}` || (parents.has(id) && pathname.startsWith(`/${path}/`))),
  )
  const path = around?.path
  if (!path) return { name: '', make: () => build }
  return { name: around.id, make: () => onlyWith(build, top.filter((route) => matters(route, path)).map(({ id }) => id)) }
}
