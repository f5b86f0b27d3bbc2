import type { nl } from './nl.ts'

export const en = {
  steps: {
    location: 'Unit',
    'setting-up': 'On board',
    technical: 'Tech',
    'start-meeting': 'Start',
    'installation-day': 'Day',
  },
  marks: {
    none: 'Open',
    busy: 'In progress',
    done: 'Completed',
    confirmed: 'Checked',
    waiting: 'Waiting',
    returned: 'Sent back',
    'not-needed': 'Not needed',
    late: 'Overdue',
  },
} satisfies typeof nl
