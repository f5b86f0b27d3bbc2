import { expect, test } from 'vitest'
import { sortingAsWord, sortingIn, sortLinks } from './sort.ts'

const sorts = ['name', 'changed'] as const

test.each([
  ['', 'name'],
  ['sort=changed', 'changed'],
  ['sort=-changed', '-changed'],
  ['sort=-name', '-name'],
  ['sort=size', 'name'],
  ['sort=-size', 'name'],
  ['sort=--changed', 'name'],
])('%j is sorted by %s', (query, word) => {
  expect(sortingAsWord(sortingIn(new URLSearchParams(query), sorts))).toBe(word)
})

test('a list whose first order is the latest first has it where nothing valid is asked', () => {
  const wordOf = (query: string) => sortingAsWord(sortingIn(new URLSearchParams(query), ['made', 'name'], true))
  expect(['', 'sort=x', 'sort=made', 'sort=name'].map(wordOf)).toEqual(['-made', '-made', 'made', 'name'])
})

test('a head leads to the list sorted by it, and the one it is sorted by to the other direction', () => {
  const linksOf = (query: string) => sortLinks(sorts, sortingIn(new URLSearchParams(query), sorts), (word) => word)
  expect(linksOf('')).toEqual([
    { sort: 'name', direction: 'up', href: '-name' },
    { sort: 'changed', direction: null, href: 'changed' },
  ])
  expect(linksOf('sort=-name')).toEqual([
    { sort: 'name', direction: 'down', href: 'name' },
    { sort: 'changed', direction: null, href: 'changed' },
  ])
})
