import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A page without hydration is drawn in one go: what stood in another `Suspense` would be left out of it without a word. */
test('only Fetched waits for what is fetched later', () => {
  const waiting = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(`app/${file}`, 'utf8').includes('<Suspense'))
  expect(waiting).toEqual(['ui/fetched.tsx'])
})
