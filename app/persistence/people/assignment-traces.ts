import type { Trace } from './person-trace.ts'

const about = {
  ...({ kind: 'history', table: 'assignments', organisation: 'organisation_id' } as const),
  told: ['item', 'location_index', 'given_at'],
}

/** The columns that name people of who does which task. */
export const assignmentTraces: readonly Trace[] = [
  { ...about, name: 'assignee_name', user: 'assignee_id' },
  { ...about, name: 'given_by_name', user: 'given_by' },
  { ...about, name: 'reminded_by_name' },
  { ...about, name: 'ended_by_name' },
  { ...about, words: ['note'] },
]
