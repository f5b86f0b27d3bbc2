import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

describe('parseRange of a file of 10 bytes', () => {
  it.each([
    [null, null],
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=10-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=5-4', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['lines=0-1', null],
    [`bytes=${'9'.repeat(40)}-`, null],
  ])('%j gives %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range)
  })

  it('finds nothing in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('beyond')
    expect(parseRange('bytes=-1', 0)).toBe('beyond')
  })
})
