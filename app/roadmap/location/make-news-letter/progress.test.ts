import { describe, expect, it } from 'vitest'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

describe('newsletter', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['spaces', { contact: ' ', location: ' ' }, 'none'],
    ['only remarks', { remarks: 'Op het prikbord' }, 'none'],
    ['shared, nothing else', { shared: true }, 'none'],
    ['a contact', { contact: 'Ans Bos' }, 'busy'],
    ['a start', { start: Date.UTC(2027, 3, 20) }, 'busy'],
    ['a location', { location: 'De Linde' }, 'busy'],
    ['downloaded', { downloaded: true }, 'busy'],
    ['shared with a contact, not downloaded', { shared: true, contact: 'Ans Bos' }, 'busy'],
    ['downloaded and shared', { downloaded: true, shared: true }, 'done'],
  ])('%s', (_, values, state) => {
    expect(progress(fields.parse(values)).state).toBe(state)
  })

  it.each([
    [
      {},
      [
        { page: 'download', path: 'downloaded' },
        { page: 'share', path: 'shared' },
      ],
    ],
    [{ downloaded: true }, [{ page: 'share', path: 'shared' }]],
    [{ downloaded: true, shared: true }, []],
  ])('%j needs %j', (values, missing) => {
    expect(progress(fields.parse(values)).missing).toEqual(missing)
  })
})
