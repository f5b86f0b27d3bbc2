import { expect, test } from 'vitest'
import { progressOf } from '../attention/attention.ts'
import { connectionDay, finishedLocation, locationWith, tasksOfLocation, today } from '../attention/known.fixture.ts'
import { locationChoices } from './switcher.server.ts'

const progressOfPlace = (index: number, name: string, forms = {}) =>
  progressOf(locationWith({ forms, location: { index, id: String(index), name } }), today)

const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ index, id: `${index}`, name: `H${index}` }))

test('says of each location its day, how far it is and what is late', () => {
  const places = [
    progressOfPlace(0, 'Huis', finishedLocation),
    progressOfPlace(1, 'Hof', { 'target-date': { date: today } }),
    progressOfPlace(2, ''),
  ]
  const locations = [...listed(2), { index: 2, id: '2', name: '' }]
  const [location] = locations
  const at = { location: location ?? null, locations, organisationName: 'De Zonnehof' }
  const choices = locationChoices(at, { places }, 'nl', (index) => `/task?location=${index}`)
  expect(choices).toMatchObject({ here: 'Huis', heading: 'Locaties van De Zonnehof', isSearched: false })
  expect(choices?.rows).toEqual([
    {
      href: '/task?location=0',
      name: 'Huis',
      note: expect.stringMatching(new RegExp(`^di 20 apr · \\d+ van ${tasksOfLocation} klaar$`)),
      late: null,
      isHere: true,
    },
    {
      href: '/task?location=1',
      name: 'Hof',
      note: `wo 17 mrt · 1 van ${tasksOfLocation} klaar`,
      late: expect.stringMatching(/^1\d te laat$/),
      isHere: false,
    },
    { href: '/location/route-card?location=2', name: 'Locatie 3', note: 'nog zonder naam', late: null, isHere: false },
  ])
  expect(connectionDay).toBeGreaterThan(today)
})

test.each([
  [1, null],
  [9, { isSearched: false, all: 'Alle locaties naast elkaar' }],
  [10, { isSearched: true, all: 'Alle locaties naast elkaar' }],
  [312, { isSearched: true, all: 'Alle 312 locaties' }],
])('with %i locations offers fifty at most, and the way to all', (count, expected) => {
  const locations = listed(count)
  const places = locations.slice(0, 50).map(({ index, name }) => progressOfPlace(index, name))
  const at = { location: locations[0] ?? null, locations, organisationName: 'De Zonnehof' }
  const choices = locationChoices(at, { places }, 'nl')
  if (expected === null) expect(choices).toBeNull()
  else expect(choices).toMatchObject(expected)
})
