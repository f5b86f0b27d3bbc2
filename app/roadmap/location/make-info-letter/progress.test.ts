import { describe, expect, it } from 'vitest'
import { fields, type InfoLetter } from './fields.ts'
import { progress } from './progress.ts'

const blank = { id: '00000001', first_name: '', last_name: '', role: '', email: '', phone: '' }
const person = { ...blank, id: '00000002', first_name: 'Ans', email: 'ans@example.org', phone: '030 123 45 67' }
const complete: InfoLetter = fields.parse({ persons: [person], downloaded: true, sharedFamily: true })

describe('infoletter', () => {
  it.each([
    ['nothing', fields.parse({}), 'none'],
    ['only blank persons', { ...complete, persons: [blank, { ...blank, first_name: ' ' }] }, 'none'],
    ['shared, but without persons', { ...complete, persons: [] }, 'none'],
    ['one field of a person', fields.parse({ persons: [{ ...blank, role: 'teamleider' }] }), 'busy'],
    ['a person to reach, downloaded and shared', complete, 'done'],
    ['the second person can be reached', { ...complete, persons: [{ ...person, email: '' }, person] }, 'done'],
    ['blank persons beside', { ...complete, persons: [blank, person, blank] }, 'done'],
    ['the council was not asked', { ...complete, sharedCouncil: false }, 'done'],
    ['not downloaded', { ...complete, downloaded: false }, 'busy'],
    ['shared with the council only', { ...complete, sharedCouncil: true, sharedFamily: false }, 'busy'],
    ['no person with a phone', { ...complete, persons: [{ ...person, phone: '' }] }, 'busy'],
    ['no person with an e-mail address', { ...complete, persons: [{ ...person, email: '' }] }, 'busy'],
    [
      'e-mail address and phone of two persons',
      {
        ...complete,
        persons: [
          { ...person, email: '' },
          { ...person, phone: '' },
        ],
      },
      'busy',
    ],
  ])('%s', (_, values, state) => {
    expect(progress(values).state).toBe(state)
  })

  it('asks how to reach the first person who is there', () => {
    const values = { ...complete, persons: [blank, { ...person, email: '', phone: '' }, { ...person, phone: '' }] }
    expect(progress(values).missing).toEqual([
      { page: 'details', path: 'persons[1].email' },
      { page: 'details', path: 'persons[1].phone' },
    ])
  })

  it('asks for a person, the download and sharing when nothing is there', () => {
    expect(progress(fields.parse({ persons: [blank] })).missing).toEqual([
      { page: 'details', path: 'persons' },
      { page: 'download', path: 'downloaded' },
      { page: 'share', path: 'sharedFamily' },
    ])
  })
})
