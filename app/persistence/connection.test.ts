import { describe, expect, test } from 'vitest'
import { shareConnections } from './connection.server.ts'

describe('the connections of a server are shared out', () => {
  test.each([
    [1, 20],
    [2, 10],
    [3, 6],
    [4, 5],
    [8, 2],
    [10, 2],
    [64, 2],
  ])('among %i workers: %i for each', (workers, each) => {
    expect(shareConnections(workers).worker).toBe(each)
  })

  test('and are no more than those of one process, up to ten workers', () => {
    const sums = Array.from({ length: 10 }, (_, before) => (before + 1) * shareConnections(before + 1).worker)
    expect(Math.max(...sums)).toBe(20)
  })

  test('with a few for the primary process, however many workers there are', () => {
    expect([shareConnections(2).primary, shareConnections(64).primary]).toEqual([4, 4])
  })
})
