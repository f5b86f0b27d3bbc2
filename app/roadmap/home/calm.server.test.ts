import { expect, test } from 'vitest'
import type { PlacedEntry } from '../attention/read.server.ts'
import { calmWords } from './calm.server.ts'

const entry = (over: Partial<PlacedEntry>): PlacedEntry => ({
  ...{
    key: 'x',
    kind: 'accepted',
    for: 'leader',
    holder: 'nobody',
    item: 'floor-plan',
    page: '',
    subject: null,
    due: null,
    since: null,
  },
  ...{ reason: { key: 'accepted', values: {} }, state: null, missing: [], missingCount: 0, weight: 1 },
  ...{ locationIndex: 0, locationId: '1f6a20c4', locationName: 'Huis aan de Vecht' },
  ...over,
})
const reading = { organisationName: 'De Zonnehof', today: 0, language: 'nl' as const }
const checked = entry({ kind: 'waits-for-provider', holder: 'provider' })

test('nothing is left to do only where no entry of the reader stands', () => {
  expect(calmWords([], reading)).toMatchObject({ isDone: true, heading: 'Alles is klaar' })
  expect(calmWords([entry({})], reading).isDone).toBe(false)
  expect(calmWords([entry({ kind: 'waits-for-outsider' }), checked], reading).isDone).toBe(false)
})

test('what the provider looks at is named, and the rest of it counted', () => {
  expect(calmWords([checked], reading)).toMatchObject({
    heading: 'U bent bij',
    text: 'Wij kijken nu naar: Plattegrond (Huis aan de Vecht). U hoort van ons zodra dat klaar is.',
  })
  expect(calmWords(Array<PlacedEntry>(5).fill(checked), reading).text).toContain('en nog 2.')
})
