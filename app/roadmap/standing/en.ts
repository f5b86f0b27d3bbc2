import type { nl } from './nl.ts'

export const en = {
  tag: {
    busy: 'In progress',
    returned: 'Sent back by us',
    colleague: 'With {{name}}',
    guest: 'Waiting for {{name}}',
    someone: 'Waiting',
    provider: 'With us',
    task: 'After {{number}}',
    notNeeded: 'Not needed',
  },
  agreed: 'We agreed that this isn’t needed here.',
  shown: {
    open: 'Open',
    busy: 'In progress',
    returned: 'Sent back',
    waits: 'Waiting',
    done: 'Completed',
    checked: 'Checked',
    'not-needed': 'Not needed',
  },
  holders: {
    us: 'the location',
    colleague: 'a colleague',
    guest: 'someone with a link',
    provider: 'us',
    task: 'another task',
    nobody: 'nobody',
  },
} satisfies typeof nl
