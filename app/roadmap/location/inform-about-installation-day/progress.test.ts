import { describe, expect, it } from 'vitest'
import { progress } from './progress.ts'

const sharing = [{ page: 'share', path: 'shared' }]

describe('start-news-item', () => {
  it.each([
    [
      { downloaded: false, shared: false },
      { state: 'none', missing: sharing },
    ],
    [
      { downloaded: true, shared: false },
      { state: 'busy', missing: sharing },
    ],
    [
      { downloaded: true, shared: true },
      { state: 'done', missing: [] },
    ],
    [
      { downloaded: false, shared: true },
      { state: 'done', missing: [] },
    ],
  ])('%j', (values, expected) => {
    expect(progress(values)).toEqual(expected)
  })
})
