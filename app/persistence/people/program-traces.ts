import type { Trace } from './person-trace.ts'

/** Where somebody stands in what staff keep of programs: who made it, and what it is called. */
export const programTraces: readonly Trace[] = [
  {
    kind: 'texts',
    table: 'program_keys',
    name: 'created_by_name',
    user: 'created_by',
    told: ['name', 'created_at'],
  },
  { kind: 'texts', table: 'program_keys', words: ['name'], told: ['name', 'created_at'] },
  { kind: 'texts', table: 'webhooks', name: 'created_by_name', user: 'created_by', told: ['name', 'created_at'] },
  { kind: 'texts', table: 'webhooks', words: ['name'], told: ['name', 'created_at'] },
]
