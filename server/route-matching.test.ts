import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'

const isFunction = (found: unknown) => typeof found === 'function'
const router = z.object({
  matchRoutes: z.custom<(routes: unknown[], path: string) => unknown>(isFunction),
  resolvePath: z.custom<(path: string) => { pathname: string }>(isFunction),
})
const ofRemix = createRequire(createRequire(import.meta.url).resolve('@remix-run/node'))
/** The router that Remix's server uses, patched as docs/decisions/037-routes-ranked-once.md says. */
const { matchRoutes, resolvePath } = router.parse(ofRemix('@remix-run/router'))

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

test('routes are found by their first word, in whatever letters, and those that begin with none are found too', () => {
  const routes = [
    { id: 'root', path: '', children: [{ id: 'home', index: true }] },
    { id: 'word', path: 'admin/:id' },
    { id: 'other', path: 'admin-tables' },
    { id: 'optional', path: 'en?/about' },
    { id: 'parameter', path: ':token/read' },
    { id: 'rest', path: '*' },
  ]
  const found = [
    '/',
    '/admin/7',
    '/ADMIN/7',
    '/admin-tables/',
    '/about',
    '/en/about',
    '/EN/about',
    '/x/read',
    '/admin/a/b',
  ]
  expect(found.map((path) => idsOf(matchRoutes(routes, path))?.at(-1))).toEqual([
    ...['home', 'word', 'word', 'other', 'optional', 'optional', 'optional', 'parameter', 'rest'],
  ])
  // A Kelvin sign is no k, and a written slash does not end a word.
  for (const path of ['//admin/7', '/admin%2F7', '/\u212aapot', '/adminx/7'])
    expect([path, idsOf(matchRoutes([...routes, { id: 'k', path: 'kapot' }], path))]).toEqual([path, ['rest']])
})

test('no path leads to another site, on the server and in browsers', async () => {
  const inBrowser = router.parse(await import(ofRemix.resolve('@remix-run/router').replace('.cjs', '')))
  for (const resolve of [resolvePath, inBrowser.resolvePath]) {
    const found = ['//evil.example', '///evil.example/x', 'javascript:x'].map((path) => resolve(path).pathname)
    expect(found).toEqual(['/evil.example', '/evil.example/x', '/javascript:x'])
  }
})
