import { describe, expect, test } from 'vitest'
import { makeSingleFlight } from './single-flight.ts'

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
