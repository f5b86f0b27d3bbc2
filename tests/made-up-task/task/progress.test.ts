import { expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { progress } from './progress.ts'
import { fields } from './fields.ts'

const done = fields.parse({ name: 'Elm', devices: [{ id: '0000000a', name: 'Mat' }], agreed: true })

it('is open, in progress and done', () => {
  expect(progress(fields.parse({}), noFacts).state).toBe('none')
  expect(progress(done, noFacts)).toEqual({ state: 'busy', missing: [{ page: 'devices', path: 'document' }] })
  expect(progress(done, { ...noFacts, documentState: 'done' })).toEqual({ state: 'done', missing: [] })
})
