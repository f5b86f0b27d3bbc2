import { expect, it } from 'vitest'
import { takeTurns, TooManyWaitingError } from './turns.ts'

/** Work that ends when it is told to. */
function openWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

function deferred<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, resolve: (value: Value) => settle?.resolve(value), reject: (error: Error) => settle?.reject(error) }
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

it('lets so many at a time, in order, and goes on after a failure', async () => {
  const enter = takeTurns({ atOnce: 2 })
  const works = [deferred<number>(), deferred<number>(), deferred<number>(), deferred<number>()]
  const started: number[] = []
  const done = works.map((work, at) => enter(() => (started.push(at), work.promise)))
  expect(started).toEqual([0, 1])
  works[1]?.reject(new Error('no'))
  await expect(done[1]).rejects.toThrow('no')
  expect(started).toEqual([0, 1, 2])
  works[0]?.resolve(0)
  await done[0]
  expect(started).toEqual([0, 1, 2, 3])
  works[2]?.resolve(2)
  works[3]?.resolve(3)
  expect(await Promise.all([done[0], done[2], done[3]])).toEqual([0, 2, 3])
  expect(await enter(() => Promise.resolve('free'))).toBe('free')
})
