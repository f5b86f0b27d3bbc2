import { expect, test } from 'vitest'
import { readLocations, readPeople } from './read-lists.server.ts'
import { readSheet } from './read-sheet.server.ts'

test.each([
  ['Huis aan de Vecht', { line: 1, name: 'Huis aan de Vecht', town: '' }],
  ['Huis, Maarssen', { line: 1, name: 'Huis', town: 'Maarssen' }],
  ['Huis, oost; Maarssen', { line: 1, name: 'Huis, oost', town: 'Maarssen' }],
  ['\nHuis\tMaarssen', { line: 2, name: 'Huis', town: 'Maarssen' }],
])('a location of %j', (text, found) => expect(readLocations(text)).toEqual({ found: [found], problems: [] }))

test.each([
  ['; Maarssen', [{ line: 1, what: 'location' }]],
  [`Huis; ${'x'.repeat(201)}`, [{ line: 1, what: 'town' }]],
  ['Huis; Maarssen; meer', [{ line: 1, what: 'columns' }]],
  ['Huis\nHUIS', [{ line: 2, what: 'sameLocation', values: { other: 1 } }]],
])('what is wrong with the locations of %j', (text, problems) => expect(readLocations(text).problems).toEqual(problems))

test.each([
  ['Els; els@example.org', []],
  ['Els; els@example.org; English', []],
  ['Els; els@', [{ line: 1, what: 'email' }]],
  [
    '; els@example.org; fr',
    [
      { line: 1, what: 'name' },
      { line: 1, what: 'language' },
    ],
  ],
  ['Els; els@example.org\nEls; ELS@example.org', [{ line: 2, what: 'twice', values: { other: 1 } }]],
  ['Els; els@example.org; nl; meer', [{ line: 1, what: 'columns' }]],
])('what is wrong with the people of %j', (text, problems) => expect(readPeople(text).problems).toEqual(problems))

const staff = [{ id: 's', name: 'Sanne Bakker', email: 'sanne@example.org' }]
const sheet = (...lines: string[]) => readSheet(lines.join('\n'), staff, { ownerId: 'me', deputyId: null })

test('a list goes on with the organisation above, takes a location on several lines for one, and knows owners', () => {
  const { lines, customers, problems } = sheet(
    'Organisatie;Locatie;Plaats;Naam;E-mailadres;Taal;Eigenaar',
    'De Linde;Huis;;Els;els@example.org;;',
    ';huis;Zeist;Jan;jan@example.org;en;SANNE@example.org',
    'De Hof;;;;;;',
  )
  expect([problems, lines.length]).toEqual([[], 3])
  expect(customers).toMatchObject([
    {
      ...{ details: { name: 'De Linde' }, ownerId: 's', locations: [{ line: 2, name: 'Huis', town: 'Zeist' }] },
      people: [{ name: 'Els' }, { name: 'Jan', language: 'en' }],
    },
    { details: { name: 'De Hof' }, ownerId: 'me', locations: [], people: [] },
  ])
})

test.each([
  [[';Huis'], 'organisation'],
  [['De Linde;;Zeist'], 'townAlone'],
  [['De Linde;Huis;Zeist', 'De Linde;Huis;Utrecht'], 'townDiffers'],
  [['De Linde;;;;els@example.org'], 'name'],
  [['De Linde;;;;;;Niemand'], 'owner'],
  [['De Linde;;;Els;els@example.org', 'De Hof;;;Els;els@example.org'], 'twice'],
  [['De Linde;;;;;;;meer'], 'columns'],
])('a list of %j: %s', (lines, what) => expect(sheet(...lines).problems.map((one) => one.what)).toEqual([what]))
