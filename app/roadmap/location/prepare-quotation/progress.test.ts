import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields, type Quotation } from './fields.ts'
import { progress } from './progress.ts'

const complete: Quotation = fields.parse({
  location: { address: 'Vechtkade 1', zipcode: '3511 AA', city: 'Utrecht' },
  signer: { first_name: 'Bea', last_name: 'Kok', role: 'bestuurder' },
  start_month: 4,
  start_year: 2027,
})
const known = { ...noFacts, basicInformation: { ...noFacts.basicInformation, state: 'done' as const } }
const { location, signer } = fields.parse({})

describe('quotation', () => {
  it.each([
    ['nothing', fields.parse({}), 'none'],
    ['only the start and the check', { ...complete, location, signer, checked: true, remarks: 'Snel graag' }, 'none'],
    ['no signer', { ...complete, signer }, 'busy'],
    ['no address', { ...complete, location }, 'busy'],
    ['one field of the address', fields.parse({ location: { city: 'Utrecht' } }), 'busy'],
    ['one field of the signer', fields.parse({ signer: { role: 'bestuurder' } }), 'busy'],
    ['all but the check and remarks', complete, 'done'],
    ['all', { ...complete, checked: true, remarks: 'Graag in overleg' }, 'done'],
    ['no postcode', { ...complete, location: { ...complete.location, zipcode: '' } }, 'busy'],
    ['a signer without a role', { ...complete, signer: { ...complete.signer, role: ' ' } }, 'busy'],
    ['no month', { ...complete, start_month: null }, 'busy'],
    ['no year', { ...complete, start_year: null }, 'busy'],
  ])('%s', (_, values, state) => {
    expect(progress(values, known).state).toBe(state)
  })

  it('names what is missing, in the order of the page', () => {
    const signerWithoutName = { ...complete.signer, last_name: '' }
    const values = { ...complete, checked: true, signer: signerWithoutName, start_year: null }
    expect(progress(values, known).missing).toEqual([
      { page: 'details', path: 'signer.last_name' },
      { page: 'details', path: 'start_year' },
    ])
  })

  it('names the confirmation first, and leads there for all that can be filled in only afterwards', () => {
    const behind = { page: 'check', path: 'checked' }
    const closed = { page: 'details', path: 'start_year', behind }
    const values = { ...complete, start_year: null }
    expect(progress(values, known).missing).toEqual([behind, closed])
    expect(progress({ ...values, checked: true }, noFacts).missing).toEqual([closed])
    expect(progress(complete, noFacts).missing).toEqual([])
  })

  it.each([0, 13, 1.5])('knows no month %d', (start_month) => {
    expect(fields.safeParse({ start_month }).success).toBe(false)
  })
})
