import type { nl } from './nl.ts'

export const en = {
  progress_one: '{{count}} of {{items}} tasks is done.',
  progress_other: '{{count}} of {{items}} tasks are done.',
  counts: {
    mine_one: '{{count}} of yours',
    mine_other: '{{count}} of yours',
    late_one: '{{count}} overdue',
    late_other: '{{count}} overdue',
    week_one: '{{count}} due this week',
    week_other: '{{count}} due this week',
    back_one: '{{count}} sent back',
    back_other: '{{count}} sent back',
    waits_one: '{{count}} waiting for others',
    waits_other: '{{count}} waiting for others',
  },
  since: 'since {{day}}',
  more_one: 'And {{count}} more',
  more_other: 'And {{count}} more',
  us: 'us',
  staff: {
    unnamed: 'Organisation without a name',
    lists: {
      slipped: 'Past the connection day',
      check: 'To check',
      stalled: 'No progress',
      undelivered: 'Email not delivered',
    },
    counts: {
      slipped_one: '{{count}} past the connection day',
      slipped_other: '{{count}} past the connection day',
      check_one: '{{count}} to check',
      check_other: '{{count}} to check',
      stalled_one: '{{count}} without progress',
      stalled_other: '{{count}} without progress',
      undelivered_one: '{{count}} email not delivered',
      undelivered_other: '{{count}} emails not delivered',
    },
  },
} satisfies typeof nl
