import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

describe('bed-plates', () => {
  it.each([
    [null, 'none'],
    [true, 'none'],
    [false, 'done'],
    [null, 'done'],
    [null, 'confirmed'],
  ] as const)('answer %s with documents %s', (unique, documentState) => {
    expect(progress(fields.parse({ unique }), { ...noFacts, documentState }).state).toBe(documentState)
  })

  it('asks for photos until there are', () => {
    expect(progress(fields.parse({}), noFacts).missing).toEqual([{ page: 'upload', path: 'document' }])
    expect(progress(fields.parse({}), { ...noFacts, documentState: 'done' }).missing).toEqual([])
  })
})
