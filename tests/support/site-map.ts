import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import vm from 'node:vm'
import { z } from 'zod'
import { root } from './start-process.ts'

/** A route of the built portal. */
export type BuiltRoute = {
  id: string
  /** Path with its parameters: `/documents/:id/download`; `/*` for what no other route knows. */
  path: string
  /** Its own id and those of the routes around it: what `?_routes=` may ask for. */
  ids: string[]
  hasAction: boolean
}

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      hasAction: z.boolean(),
    }),
  ),
})

/** Every route there is, as the build lists them for the browser. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const folder = path.join(root, 'build/client/assets')
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The portal was not built.')
  const browser: { window: { __remixManifest?: unknown } } = { window: {} }
  vm.runInNewContext(await readFile(path.join(folder, name), 'utf8'), browser)
  const { routes } = manifest.parse(browser.window.__remixManifest)
  const lineage = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...lineage(route.parentId), route.id] : []
  }
  return Object.values(routes).map(({ id, hasAction }) => {
    const ids = lineage(id)
    const parts = ids.flatMap((one) => routes[one]?.path || [])
    return { id, ids, hasAction, path: `/${parts.join('/')}` }
  })
}
