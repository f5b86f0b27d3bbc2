import { expect, test } from 'vitest'
import { listRemarks } from '#app/platform/spreadsheet/list-words.server.ts'
import { readSheet } from './read-sheet.server.ts'

test('a line of totals is no organisation, and a name that became a date is named', () => {
  const sheet = 'Organisatie;Locatie\nDe Linde;2027-01-03\nTotaal;1'
  const { customers, lines, doubts } = readSheet(sheet, [], { ownerId: null, deputyId: null })
  expect(customers.map(({ details }) => details.name)).toEqual(['De Linde'])
  expect(lines.map(({ line }) => line)).toEqual([2])
  expect(listRemarks({ ...doubts, isGuess: false, unknownHeads: [] }, 'nl')).toEqual([
    'Regel 3 lijkt een regel met totalen. Daarom laten we die weg.',
    'Kijk naar regel 2: hoort daar 3-1 te staan? Er staat 2027-01-03, want een spreadsheet maakt daar soms een datum van.',
  ])
})
