import type { Trace } from './person-trace.ts'

const table = 'named_people'
const organisation = 'organisation_id'

/** Who was added to an organisation's list of people by hand, and who did so. */
export const namedPeopleTraces: readonly Trace[] = [
  {
    ...{ kind: 'answers', table, name: 'name', email: 'email', organisation },
    told: ['role', 'email', 'phone', 'changed_at'],
    goes: true,
  },
  { kind: 'answers', table, words: ['role'], organisation, told: ['name', 'role'] },
  { kind: 'history', table, name: 'changed_by_name', user: 'changed_by', organisation, told: ['changed_at'] },
]
