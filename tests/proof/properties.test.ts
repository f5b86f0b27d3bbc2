import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../integration')

test('each run tries the same values, unless others are asked for', () => {
  const [one, other] = [fc.sample(fc.nat(), 20), fc.sample(fc.nat(), 20)]
  expect(isDeepStrictEqual(one, other)).toBe(process.env.PROPERTY_SEED !== 'random')
})

test('every integration test that tries random values is among the properties of `npm run test:nightly`', () => {
  const untold = readdirSync(folder).filter((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return text.includes("'fast-check'") && !text.includes('@module-tag properties\n')
  })
  expect(untold).toEqual([])
})
