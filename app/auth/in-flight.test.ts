import { describe, expect, test } from 'vitest'
import { makeQueue, makeSingleFlight } from './in-flight.ts'

function deferred<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, resolve: (value: Value) => settle?.resolve(value), reject: (error: Error) => settle?.reject(error) }
}

describe('makeSingleFlight', () => {
  test('does it once for all who ask meanwhile, and again afterwards', async () => {
    const fly = makeSingleFlight<string>()
    const first = deferred<string>()
    let flights = 0
    const ask = () => fly('a', () => ((flights += 1), first.promise))
    const asked = [ask(), ask(), ask()]
    first.resolve('done')
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
    expect(flights).toBe(1)
    await ask()
    expect(flights).toBe(2)
  })

  test('keeps keys apart, and forgets what failed', async () => {
    const fly = makeSingleFlight<string>()
    const failing = fly('a', () => Promise.reject(new Error('no')))
    expect(await fly('b', () => Promise.resolve('b'))).toBe('b')
    await expect(failing).rejects.toThrow('no')
    expect(await fly('a', () => Promise.resolve('a'))).toBe('a')
  })
})

describe('makeQueue', () => {
  test('lets so many at a time, in order, and goes on after a failure', async () => {
    const enter = makeQueue(2)
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
})
