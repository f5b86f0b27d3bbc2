import type { Trace } from './person-trace.ts'

const organisation = 'organisation_id'

/** The columns that name people of what organisations upload: documents, and a logo. */
export const documentTraces: readonly Trace[] = [
  ...(
    [
      ['created_by_name', 'created_by'],
      ['reviewed_by_name', 'reviewed_by'],
      ['removed_by_name', undefined],
    ] as const
  ).map(([name, user]): Trace => ({
    kind: 'documents',
    table: 'documents',
    name,
    ...(user && { user }),
    organisation,
    told: ['name', 'document_type', 'created_at'],
  })),
  {
    ...{ kind: 'documents', table: 'documents', words: ['name', 'return_reason'], organisation },
    told: ['name', 'document_type', 'created_at'],
  },
  {
    ...{ kind: 'documents', table: 'organisation_logos', name: 'placed_by_name', user: 'placed_by', organisation },
    told: ['placed_at'],
  },
]
