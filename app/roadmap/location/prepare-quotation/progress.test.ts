import { describe, expect, it } from 'vitest'
import { fields, type Quotation } from './fields.ts'
import { progress } from './progress.ts'

const complete: Quotation = fields.parse({
  location: { address: 'Vechtkade 1', zipcode: '3511 AA', city: 'Utrecht' },
  signer: { first_name: 'Bea', last_name: 'Kok', role: 'bestuurder' },
  start_month: 4,
  start_year: 2027,
})
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
    expect(progress(values).state).toBe(state)
  })

  it('names what is missing, in the order of the page', () => {
    const values = { ...complete, signer: { ...complete.signer, last_name: '' }, start_year: null }
    expect(progress(values).missing).toEqual([
      { page: 'details', path: 'signer.last_name' },
      { page: 'details', path: 'start_year' },
    ])
  })

  it.each([0, 13, 1.5])('knows no month %d', (start_month) => {
    expect(fields.safeParse({ start_month }).success).toBe(false)
  })
})
