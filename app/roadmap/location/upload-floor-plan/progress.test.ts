import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

describe('floor-plan', () => {
  it.each([
    [false, 'none'],
    [true, 'none'],
    [true, 'done'],
    [true, 'confirmed'],
  ] as const)('uploaded once: %s, with documents %s', (uploadedOnce, documentState) => {
    expect(progress(fields.parse({ uploadedOnce }), { ...noFacts, documentState }).state).toBe(documentState)
  })

  it('asks for the plan again when it was removed', () => {
    const values = fields.parse({ uploadedOnce: true })
    expect(progress(values, noFacts).missing).toEqual([{ page: 'upload', path: 'document' }])
    expect(progress(values, { ...noFacts, documentState: 'confirmed' }).missing).toEqual([])
  })
})
