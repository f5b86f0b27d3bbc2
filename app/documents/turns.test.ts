import { expect, it } from 'vitest'
import { takeTurns, TooManyWaitingError } from './turns.ts'

/** Work that ends when it is told to. */
function openWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

it('lets so much be done at once, the rest in the order it came, and refuses what is too much', async () => {
  const turn = takeTurns({ atOnce: 1, waiting: 1 })
  const done: string[] = []
  const [first, second] = [openWork(), openWork()]
  const one = turn(first.run).then(() => done.push('one'))
  const two = turn(second.run).then(() => done.push('two'))
  await expect(turn(() => Promise.resolve())).rejects.toThrow(TooManyWaitingError)
  second.end()
  expect(done).toEqual([])
  first.end()
  await Promise.all([one, two])
  expect(done).toEqual(['one', 'two'])
})

it('goes on after work that failed', async () => {
  const turn = takeTurns({ atOnce: 1, waiting: 1 })
  await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turn(() => Promise.resolve('next'))).toBe('next')
})
