import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const rosterId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

describe('night-shift-roster', () => {
  it.each([
    ['nothing', {}, 'none', 'none'],
    ['a roster as text', { textual: 'Ma tot wo Ans' }, 'none', 'done'],
    ['a roster as a file', {}, 'done', 'done'],
    ['a file that was checked', { image: rosterId }, 'confirmed', 'done'],
    ['both', { textual: 'Ma tot wo Ans', image: rosterId }, 'done', 'done'],
    ['a file that was removed', { image: rosterId }, 'none', 'busy'],
  ] as const)('%s', (_, values, documentState, state) => {
    expect(progress(fields.parse(values), { ...noFacts, documentState }).state).toBe(state)
  })

  it('asks for one roster, not for both kinds', () => {
    const sentBack = { ...noFacts, isSentBack: true }
    expect(progress(fields.parse({}), sentBack)).toEqual({
      state: 'busy',
      missing: [{ page: 'upload', path: 'newVersion' }],
    })
    expect(progress(fields.parse({ textual: 'Anna' }), sentBack)).toEqual({ state: 'done', missing: [] })
    expect(progress(fields.parse({ image: rosterId }), noFacts).missing).toEqual([{ page: 'upload', path: 'document' }])
    expect(progress(fields.parse({ textual: 'Ma tot wo Ans' }), noFacts).missing).toEqual([])
  })
})
