import { describe, expect, it } from 'vitest'
import { progress } from './progress.ts'

const sharing = [{ page: 'share', path: 'shared' }]

describe('call-announcement', () => {
  it.each([
    [
      { readOnce: false, shared: false },
      { state: 'none', missing: sharing },
    ],
    [
      { readOnce: true, shared: false },
      { state: 'busy', missing: sharing },
    ],
    [
      { readOnce: true, shared: true },
      { state: 'done', missing: [] },
    ],
    [
      { readOnce: false, shared: true },
      { state: 'done', missing: [] },
    ],
  ])('%j', (values, expected) => {
    expect(progress(values)).toEqual(expected)
  })
})
