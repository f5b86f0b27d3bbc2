import { expect, test } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { datesNotSet } from './dates-not-set.ts'

const day = Date.UTC(2027, 0, 20)

test.each([
  ['neither date', {}, 'notSet.both'],
  ['only the start meeting', { startMeetings: [day] }, 'notSet.day'],
  ['only the connection day', { connectionDate: day }, 'notSet.meeting'],
  ['a target date, which is no connection day', { targetDate: day, startMeetings: [day] }, 'notSet.day'],
  ['both dates', { startMeetings: [day], connectionDate: day }, null],
])('with %s, what is not set is named', (_what, known, key) => {
  expect(datesNotSet({ ...noFacts, ...known })).toBe(key)
})
