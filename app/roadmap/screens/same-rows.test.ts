import { expect, test } from 'vitest'
import { withSameRows } from './same-rows.ts'

const blank = (id: string) => ({ id, name: '', beds: '' })
const filled = (id: string, name: string) => ({ id, name, beds: '' })

test.each([
  ['a blank row keeps its id', [blank('a')], [blank('x')], ['a']],
  [
    'blank rows keep their ids in order, beside one that is new',
    [blank('a'), blank('b')],
    [blank('x'), blank('y'), blank('z')],
    ['a', 'b', 'z'],
  ],
  [
    'a row that is stored now has its id, and the next blank row takes the next one',
    [blank('a'), blank('b')],
    [filled('a', 'Eik'), blank('x')],
    ['a', 'b'],
  ],
  [
    'the row of a colleague that is gone gives its id to nobody',
    [filled('a', 'Eik'), blank('b')],
    [blank('x'), blank('y')],
    ['b', 'y'],
  ],
  [
    'a row that was blank and is filled in by nobody here stays apart',
    [blank('a')],
    [filled('c', 'Beuk'), blank('x')],
    ['c', 'a'],
  ],
])('%s', (_, before, now, ids) => {
  const { wards } = withSameRows({ wards: before }, { wards: now, city: 'Breukelen' })
  expect((wards as { id: string }[]).map(({ id }) => id)).toEqual(ids)
})
