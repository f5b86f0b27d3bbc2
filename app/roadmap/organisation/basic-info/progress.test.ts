import { describe, expect, it } from 'vitest'
import { fields, type OrgInformation } from './fields.ts'
import { progress } from './progress.ts'

const vecht = { id: '00000001', name: 'Huis aan de Vecht' }
const unnamed = { id: '00000002', name: '' }
const complete: OrgInformation = fields.parse({
  organisation: { name: 'De Zonnehof', kvk: '12345678', address: 'Zonnelaan 1', zipcode: '3511 AA', city: 'Utrecht' },
  locations: [vecht],
})
const { organisation } = complete

describe('org-information', () => {
  it.each([
    ['nothing', fields.parse({}), 'none'],
    ['only locations without a name', fields.parse({ locations: [unnamed, unnamed], numberOfLocations: 2 }), 'none'],
    ['one field of the organisation', fields.parse({ organisation: { city: 'Utrecht' } }), 'busy'],
    ['one field of the manager', fields.parse({ manager: { role: 'bestuurder' } }), 'busy'],
    ['one location', fields.parse({ locations: [vecht] }), 'busy'],
    ['all but the manager', complete, 'done'],
    ['all, with the manager half filled', { ...complete, manager: { ...complete.manager, first_name: 'Bea' } }, 'done'],
    ['no chamber of commerce number', { ...complete, organisation: { ...organisation, kvk: '' } }, 'busy'],
    ['a name of spaces', { ...complete, organisation: { ...organisation, name: '  ' } }, 'busy'],
    ['no locations', { ...complete, locations: [] }, 'busy'],
    ['a second location without a name', { ...complete, locations: [vecht, unnamed] }, 'busy'],
    ['fewer locations than counted', { ...complete, numberOfLocations: 5 }, 'done'],
  ])('%s', (_, values, state) => {
    expect(progress(values).state).toBe(state)
  })

  it('names what is missing, where it is filled in', () => {
    const values = { ...complete, organisation: { ...organisation, kvk: '' }, locations: [vecht, unnamed] }
    expect(progress(values).missing).toEqual([
      { page: 'organisation', path: 'organisation.kvk' },
      { page: 'locations', path: 'locations[1].name' },
    ])
  })

  it('asks for a first location where there is none', () => {
    expect(progress({ ...complete, locations: [] }).missing).toEqual([{ page: 'locations', path: 'locations' }])
  })
})
