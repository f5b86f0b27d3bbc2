import { describe, expect, it } from 'vitest'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const ans = { id: '00000001', first_name: 'Ans', last_name: 'Bos', email: '', position: '' }
const begun = { ...ans, id: '00000002', first_name: '', last_name: '', position: 'teamleider' }
const blank = { ...ans, id: '00000003', first_name: '', last_name: '' }

describe('project-team', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['only how many', { numberOfMembers: 4 }, 'none'],
    ['only rows without text', { members: [blank, blank] }, 'none'],
    ['somebody with both names', { members: [ans] }, 'done'],
    ['a blank row after somebody', { members: [ans, blank] }, 'done'],
    ['somebody without a last name', { members: [{ ...ans, last_name: '' }] }, 'busy'],
    ['somebody without a first name', { members: [{ ...ans, first_name: ' ' }] }, 'busy'],
    ['only an e-mail address', { members: [{ ...blank, email: 'ans@example.org' }] }, 'busy'],
    ['a second member with only a position', { members: [ans, begun] }, 'busy'],
  ])('%s', (_, stored, state) => {
    expect(progress(fields.parse(stored)).state).toBe(state)
  })

  it('names what is missing of members that were begun', () => {
    expect(progress(fields.parse({ members: [ans, blank, begun] })).missing).toEqual([
      { page: 'details', path: 'members[2].first_name' },
      { page: 'details', path: 'members[2].last_name' },
    ])
  })

  it('asks for a first member where there is none', () => {
    expect(progress(fields.parse({ members: [blank] })).missing).toEqual([{ page: 'details', path: 'members' }])
  })
})
