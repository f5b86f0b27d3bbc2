import type { Trace } from './person-trace.ts'

const organisation = 'organisation_id'

/** Where somebody stands in what staff keep of their own work: notes on organisations, what they dealt with, their views. */
export const staffTraces: readonly Trace[] = [
  {
    ...{ kind: 'relations', table: 'staff_notes', name: 'author_name', user: 'author_id', organisation },
    told: ['kind', 'created_at'],
  },
  { kind: 'relations', table: 'staff_notes', words: ['words'], organisation, told: ['kind', 'created_at'] },
  { kind: 'relations', table: 'handled_entries', name: 'by_name', user: 'by_id', organisation, told: ['entry', 'at'] },
  { kind: 'relations', table: 'organisation_owners', user: 'owner_id', organisation, told: ['changed_at'] },
  { kind: 'relations', table: 'organisation_owners', user: 'deputy_id', organisation, told: ['changed_at'] },
  {
    ...{ kind: 'texts', table: 'review_reasons', name: 'created_by_name', user: 'created_by' },
    told: ['words', 'created_at'],
  },
  { kind: 'texts', table: 'review_reasons', words: ['words'], told: ['words', 'created_at'] },
  { kind: 'account', table: 'staff_views', user: 'user_id', told: ['name', 'address'], goes: true },
  { kind: 'account', table: 'staff_views', words: ['name'], told: ['name'] },
]
