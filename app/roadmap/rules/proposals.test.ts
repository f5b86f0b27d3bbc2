import { expect, test } from 'vitest'
import { quotation } from '../location/prepare-quotation/item.ts'
import { targetDate } from '../location/select-initial-target-date/item.ts'
import { noFacts } from './facts.fixture.ts'
import { proposalFor } from './proposals.ts'

const known = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' }
const facts = (address = known) => ({ ...noFacts, basicInformation: { ...noFacts.basicInformation, address } })
const nothing = { address: '', zipcode: '', city: '' }
const propose = (location: object, address = known) =>
  proposalFor(quotation, 'details', { ...quotation.read({}), location }, () => facts(address))

test('what is known is proposed where a group is wholly empty', () => {
  expect(propose(nothing)).toEqual({ location: known })
  expect(propose({ ...nothing, address: ' ' })).toEqual({ location: known })
  expect(propose({ ...nothing, city: 'Utrecht' })).toBeNull()
  expect(propose(nothing, nothing)).toBeNull()
})

test('on pages that ask something else nothing is proposed, nor by tasks that propose nothing', () => {
  expect(proposalFor(quotation, 'check', quotation.read({}), facts)).toBeNull()
  expect(proposalFor(targetDate, 'details', targetDate.read({}), facts)).toBeNull()
})
