import { expect, test } from 'vitest'
import { enterLoop, timesHeld, watchLoop, type Held } from './held-loop.ts'

/** Does nothing else for so many milliseconds. */
function hold(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('what holds the event loop is counted and named, also if its answer is out already', async () => {
  const reported: Held[] = []
  const stop = watchLoop((held) => reported.push(held))
  const before = timesHeld()
  const [leave] = [enterLoop('/api/form'), enterLoop('/organisation')]
  hold(600)
  leave()
  await expect.poll(() => reported.length).toBeGreaterThan(0)
  stop()
  expect(timesHeld()).toBe(before + reported.length)
  expect(reported[0]?.paths).toEqual(['/api/form', '/organisation'])
  expect(reported[0]?.ms).toBeGreaterThan(250)
})
