import { expect, test } from 'vitest'
import { TimeoutError } from './errors.ts'
import { withinTime } from './time-limit.ts'

test('gives what was done in time', async () => {
  expect(await withinTime(1000, () => Promise.resolve('done'))).toBe('done')
  await expect(withinTime(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('gives up where nothing comes, and tells the work to stop', async () => {
  let stopped: AbortSignal | undefined
  const never = withinTime(20, (signal) => ((stopped = signal), new Promise(() => {})))
  await expect(never).rejects.toBeInstanceOf(TimeoutError)
  expect(stopped?.aborted).toBe(true)
})
