import { expect, test } from 'vitest'
import { anyFreePort } from './start-process.ts'

test('no port is given twice, however many ask at once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, anyFreePort))
  expect(new Set(ports).size).toBe(200)
  for (const port of ports) expect(Number(port)).toBeLessThan(32_000)
})
