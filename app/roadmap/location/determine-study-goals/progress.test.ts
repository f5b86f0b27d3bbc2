import { describe, expect, it } from 'vitest'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const quality = ['night-rest', 'incidents']
const workplace = ['workload']
const efficiency = ['rounds']

describe('study-goals', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['only free text', { other_effects: 'Rust op de afdeling' }, 'none'],
    ['only quality of care', { quality }, 'busy'],
    ['only workplace', { workplace }, 'busy'],
    ['only efficiency', { efficiency }, 'busy'],
    ['no quality of care', { workplace, efficiency }, 'busy'],
    ['no workplace', { quality, efficiency }, 'busy'],
    ['no efficiency', { quality, workplace }, 'busy'],
    ['something of each', { quality, workplace, efficiency }, 'done'],
    ['something of each and free text', { quality, workplace, efficiency, other_effects: 'Rust' }, 'done'],
  ])('%s', (_, stored, state) => {
    expect(progress(fields.parse(stored)).state).toBe(state)
  })

  it('names the kinds of which nothing was chosen', () => {
    expect(progress(fields.parse({ workplace })).missing).toEqual([
      { page: 'details', path: 'quality' },
      { page: 'details', path: 'efficiency' },
    ])
  })
})
