import { expect, test } from 'vitest'
import { askedIn, valueOf } from './asked.ts'
import { workAddress, workFilter } from './filter.server.ts'

const id = '11111111-2222-3333-4444-555555555555'
const filterOf = (query: string) => workFilter(new URLSearchParams(query))

test.each(['kind=late', 'kind=sign', 'kind=answers', 'sort=date', 'kind=late&sort=date', 'organisation=x', 'region=0'])(
  'an address with %s, which is no choice any more or never was, shows all',
  (query) => {
    expect(workAddress(filterOf(query))).toBe('/admin')
  },
)

test.each([
  'kind=review',
  `organisation=${id}`,
  `owner=all&kind=call&organisation=${id}`,
  'region=9&sort=organisation',
])('an address with %s stays as it is', (query) => {
  expect(workAddress(filterOf(query))).toBe(`/admin?${query}`)
})

test.each([false, true])('a line is sent as it was drawn, standing for several places: %s', (ofCustomer) => {
  const line = { organisationId: id, row: 'aaaaaaaa', key: 'slipped:2027-03-15', ofCustomer }
  const form = new FormData()
  form.set('act', `later ${valueOf(line)}`)
  expect(askedIn(form)).toMatchObject({ verb: 'later', ids: [line] })
})
