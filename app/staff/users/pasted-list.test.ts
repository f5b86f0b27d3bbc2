import { expect, test } from 'vitest'
import { readPastedList } from './pasted-list.ts'

test('numbers lines as they stand in the list, without headings and empty ones', () => {
  const list = '\ufeffNaam;E-mail;Organisatie;Taal\r\n\r\n ; ; \r\nAnna;a@example.org\rBob;b@example.org'
  expect(readPastedList(list).map(({ line, cells }) => [line, cells[0]])).toEqual([
    [4, 'Anna'],
    [5, 'Bob'],
  ])
})

test('takes a first line with an address for a person', () => {
  expect(readPastedList('E-mail;email@example.org').length).toBe(1)
})
