import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasRoom } from './readiness.ts'

test('a disk has room for nothing at all, and never for everything', async () => {
  expect(await hasRoom(tmpdir(), 0)).toBe(true)
  expect(await hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false)
  await expect(hasRoom('/no/such/folder', 0)).rejects.toThrow()
})
