import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BuiltRoute } from './site-map.ts'

const routesAtOnce = 25

/**
 * Tests that refuse each route, and that none of them let anything be written. Reading everything that could have been
 * written takes longer than asking, so it is read once for many routes, and route by route only where it has changed.
 * @param routes each with what it is called in the list of tests
 * @param read everything that could be written
 * @param refuse asks for a route in every way, and fails where it gives something away
 */
export function testRefusals(
  routes: readonly (readonly [string, BuiltRoute])[],
  read: () => Promise<unknown>,
  refuse: (route: BuiltRoute) => Promise<void>,
): void {
  for (let from = 0; from < routes.length; from += routesAtOnce) {
    const some = routes.slice(from, from + routesAtOnce)
    describe(`routes ${from + 1} to ${from + some.length}`, () => {
      let before: unknown
      beforeAll(async () => {
        before = await read()
      })

      test.each(some)('%s', (_name, route) => refuse(route))

      test('nothing was written', async () => {
        const after = await read()
        if (!isDeepStrictEqual(after, before)) expect(await writersAmong(some, read, refuse)).toEqual([])
        expect(after).toEqual(before)
      })
    })
  }
}

/** The routes that let something be written when they are asked for once more, each alone. */
async function writersAmong(
  routes: readonly (readonly [string, BuiltRoute])[],
  read: () => Promise<unknown>,
  refuse: (route: BuiltRoute) => Promise<void>,
): Promise<string[]> {
  const writers: string[] = []
  for (const [name, route] of routes) {
    const before = await read()
    await refuse(route)
    if (!isDeepStrictEqual(await read(), before)) writers.push(name)
  }
  return writers
}
