import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('a build has no styleguide', async () => {
  const visitor = await signedIn(portal.origin, await newTenant())
  expect((await visitor.ask('/styleguide')).status).toBe(404)
  const routes = await builtRoutes()
  expect(routes.length).toBeGreaterThan(100)
  expect(routes.filter(({ id, path }) => /styleguide/.test(`${id} ${path}`))).toEqual([])
})
