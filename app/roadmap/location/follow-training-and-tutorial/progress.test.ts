import { describe, expect, it } from 'vitest'
import { progress } from './progress.ts'

describe('trainging-and-tutorial', () => {
  it.each([
    [false, { state: 'none', missing: [{ page: 'quick-guides', path: 'downloaded' }] }],
    [true, { state: 'done', missing: [] }],
  ])('downloaded: %s', (downloaded, expected) => {
    expect(progress({ downloaded })).toEqual(expected)
  })
})
