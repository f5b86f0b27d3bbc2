import { describe, expect, it } from 'vitest'
import { fields, type BasicInformation } from './fields.ts'
import { progress } from './progress.ts'

const ward = {
  id: '00000001',
  name: 'De Linde',
  type: 'somatic',
  numberOfBeds: 12,
  remarks: '',
  careStaffDay: 3,
  careStaffEvening: 2,
}
const complete: BasicInformation = fields.parse({
  location: { address: 'Vechtkade 1' },
  nightshift: { amount: '2', wardsPerNightShift: '3', shiftsPerWardEvening: '2', rosterType: 'fixed' },
  alarm: { phones: 'dect' },
  contact: {
    first_name: 'Ans',
    last_name: 'Bos',
    role: 'teamleider',
    email: 'ans@example.org',
    phone: '030 123 45 67',
  },
  manager: { first_name: 'Bea', last_name: 'Kok', role: 'manager zorg' },
  wards: [ward],
})

describe('basic-information', () => {
  it.each([
    ['nothing', fields.parse({}), 'none'],
    ['everything but the location', { ...complete, location: fields.parse({}).location }, 'none'],
    ['one field of the location', fields.parse({ location: { city: 'Utrecht' } }), 'busy'],
    ['all there is to know', complete, 'done'],
    ['no ward', { ...complete, wards: [] }, 'busy'],
    ['a ward without a name', { ...complete, wards: [{ ...ward, name: ' ' }] }, 'busy'],
    ['a ward without remarks', { ...complete, wards: [{ ...ward, remarks: '' }] }, 'done'],
    ['no phones chosen', { ...complete, alarm: { ...complete.alarm, phones: '' as const } }, 'busy'],
    ['no alarms chosen, none explained', { ...complete, alarm: { ...complete.alarm, alarms: [] } }, 'done'],
    ['a contact without a phone', { ...complete, contact: { ...complete.contact, phone: '' } }, 'busy'],
    ['a manager without a role', { ...complete, manager: { ...complete.manager, role: '' } }, 'busy'],
    ['a ward without a type', { ...complete, wards: [ward, { ...ward, type: '' }] }, 'busy'],
    ['no number of residents', { ...complete, residents: null }, 'done'],
    ['no kind of roster', { ...complete, nightshift: { ...complete.nightshift, rosterType: '' as const } }, 'busy'],
  ])('%s', (_, values, state) => {
    expect(progress(values).state).toBe(state)
  })

  it('names what is missing, where it is filled in', () => {
    const values = { ...complete, wards: [ward, { ...ward, id: '00000002', name: '' }] }
    expect(progress(values).missing).toEqual([{ page: 'wards', path: 'wards[1].name' }])
  })

  it('asks for an address and a first ward where there is none', () => {
    const values = { ...complete, location: fields.parse({}).location, wards: [] }
    expect(progress(values).missing).toEqual([
      { page: 'location', path: 'location.address' },
      { page: 'wards', path: 'wards' },
    ])
  })
})
