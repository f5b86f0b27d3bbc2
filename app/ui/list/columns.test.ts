import { expect, test } from 'vitest'
import { columnsIn } from './columns.ts'

const all = ['day', 'owner', 'place'] as const
const usual = ['day', 'owner'] as const

test.each([
  ['', ['day', 'owner'], []],
  ['columns=owner', ['owner'], ['owner']],
  ['columns=owner&columns=day&columns=place', ['day', 'owner', 'place'], ['day', 'owner', 'place']],
  ['columns=place&columns=&columns=day', ['day', 'place'], ['day', 'place']],
  // What a form sends in which nothing is ticked, and one in which the usual columns are.
  ['columns=', [], ['']],
  ['columns=&columns=owner&columns=day', ['day', 'owner'], []],
  // What is no column of the list.
  ['columns=size', ['day', 'owner'], []],
  ['columns=size&columns=owner&columns=owner', ['owner'], ['owner']],
  ['columns=day%2Cowner&columns=__proto__', ['day', 'owner'], []],
])('%j shows %j', (query, shown, asked) => {
  expect(columnsIn(new URLSearchParams(query), all, usual)).toEqual({ all, shown, asked })
})

test('what it makes of an address stands in the next one', () => {
  for (const query of ['columns=', 'columns=place', 'columns=day&columns=owner']) {
    const first = columnsIn(new URLSearchParams(query), all, usual)
    const next = new URLSearchParams(first.asked.map((name) => ['columns', name]))
    expect(columnsIn(next, all, usual)).toEqual(first)
  }
})
