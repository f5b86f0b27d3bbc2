import type { nl } from './nl.ts'

export const en = {
  marks: {
    none: 'Open',
    busy: 'In progress',
    done: 'Completed',
    confirmed: 'Checked',
    waiting: 'Waiting for others',
    returned: 'Sent back',
    late: 'Overdue',
  },
} satisfies typeof nl
