import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'

const matching = z.object({
  matchRoutes: z.custom<(routes: unknown[], path: string) => unknown>((found) => typeof found === 'function'),
})
/** The router that Remix's server uses, patched as docs/decisions/037-routes-ranked-once.md says. */
const { matchRoutes } = matching.parse(
  createRequire(createRequire(import.meta.url).resolve('@remix-run/node'))('@remix-run/router'),
)

const idsOf = (matches: unknown): string[] | null =>
  z
    .array(z.object({ route: z.object({ id: z.string() }) }))
    .nullable()
    .parse(matches)
    ?.map(({ route }) => route.id) ?? null

test('routes are ranked once, however many requests come', () => {
  let asked = 0
  const spied = {
    id: 'page',
    get path() {
      asked += 1
      return 'page'
    },
  }
  const routes = [spied]
  expect(idsOf(matchRoutes(routes, '/page'))).toEqual(['page'])
  const once = asked
  expect(once).toBeGreaterThan(0)
  expect(idsOf(matchRoutes(routes, '/page'))).toEqual(['page'])
  expect(idsOf(matchRoutes(routes, '/nowhere'))).toBeNull()
  expect(asked).toBe(once)
})

test('two lists of routes with the same paths do not mix', () => {
  const parent = [{ id: 'parent', path: 'item', children: [{ id: 'child', path: ':id' }] }]
  const exact = [{ id: 'exact', path: 'item', caseSensitive: true }]
  for (let time = 0; time < 2; time++) {
    expect(idsOf(matchRoutes(parent, '/item/7'))).toEqual(['parent', 'child'])
    expect(idsOf(matchRoutes(parent, '/ITEM'))).toEqual(['parent'])
    expect(idsOf(matchRoutes(exact, '/item'))).toEqual(['exact'])
    expect(idsOf(matchRoutes(exact, '/item/7'))).toBeNull()
    expect(idsOf(matchRoutes(exact, '/ITEM'))).toBeNull()
  }
})
