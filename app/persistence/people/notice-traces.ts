import type { Trace } from './person-trace.ts'

/**
 * What waits to be told to somebody, or of what they did. It comes before all other traces: who tells it holds these rows,
 * and takes nothing after them that another trace holds.
 */
export const noticeTraces: readonly Trace[] = (['user_id', `words -> 'values' ->> 'by'`] as const).map(
  (user): Trace => ({
    ...{ kind: 'mail', table: 'notices', user, organisation: 'organisation_id' },
    told: ['cause', 'happened_at', 'told_at'],
    goes: true,
  }),
)
