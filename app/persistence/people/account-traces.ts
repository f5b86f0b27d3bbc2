import type { Trace } from './person-trace.ts'

/** What is kept for a person themselves, and goes with them. */
export const accountTraces: readonly Trace[] = [
  { kind: 'account', table: 'mail_preferences', user: 'user_id', told: ['time_zone', 'muted'], goes: true },
  { kind: 'account', table: 'calendar_feeds', user: 'user_id', told: ['made_at', 'with_due_days'], goes: true },
  {
    kind: 'account',
    table: 'identity_accounts',
    name: 'name',
    email: 'email',
    told: ['email', 'created_at'],
    goes: true,
  },
  {
    kind: 'account',
    table: 'identity_invitations',
    name: 'name',
    email: 'email',
    told: ['email', 'created_at'],
    goes: true,
  },
  { kind: 'account', table: 'identity_failures', email: 'email', told: ['email', 'at'], goes: true },
  { kind: 'account', table: 'identity_store', words: ['payload'], areJson: true, told: ['model'], goes: true },
]
