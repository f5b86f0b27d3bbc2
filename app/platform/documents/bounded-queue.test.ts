import { expect, it } from 'vitest'
import { boundedQueue, TooManyWaitingError } from './bounded-queue.ts'

/** Work that ends when its `end` is called. */
function openWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

it('does so much at once, the rest in the order it came, and refuses what is too much', async () => {
  const queue = boundedQueue({ atOnce: 1, maxWaiting: 1 })
  const done: string[] = []
  const [first, second] = [openWork(), openWork()]
  const one = queue(first.run).then(() => done.push('one'))
  const two = queue(second.run).then(() => done.push('two'))
  await expect(queue(() => Promise.resolve())).rejects.toThrow(TooManyWaitingError)
  second.end()
  expect(done).toEqual([])
  first.end()
  await Promise.all([one, two])
  expect(done).toEqual(['one', 'two'])
})

it('has room again after work that failed', async () => {
  const queue = boundedQueue({ atOnce: 1, maxWaiting: 0 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(() => Promise.resolve('next'))).toBe('next')
})
