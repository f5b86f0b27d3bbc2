import type { Trace } from './person-trace.ts'

const about = {
  ...({ kind: 'history', table: 'item_requests', organisation: 'organisation_id' } as const),
  told: ['item', 'location_index', 'created_at'],
}

/** The columns that name people of what a location asked about its tasks. */
export const requestTraces: readonly Trace[] = [
  { ...about, name: 'created_by_name', user: 'created_by' },
  { ...about, name: 'answered_by_name', user: 'answered_by' },
  { ...about, name: 'withdrawn_by_name' },
  { ...about, words: ['reason', 'answer'] },
]
