import type { nl } from './nl.ts'

export const en = {
  title: 'Call announcement to the night shift',
  intro: {
    heading: 'Let the night shift know that we will call',
    what: 'You read the announcement and share it with the colleagues on the night shift.',
    why: 'A phone call at night is unexpected. Those who know that we call, and why, will answer and get something out of it.',
    who: 'The team leader.',
    ready: 'You need nothing. The text is ready.',
  },
  pages: {
    read: {
      title: 'Read the announcement',
      heading: 'This is what you tell the night shift',
      lead: 'In the first weeks after the connection day our coach calls the night shift, to ask how it is going and to help with the app.',
    },
    share: {
      title: 'Share the announcement',
      heading: 'Does the night shift know that we will call?',
      lead: 'Share the announcement for example at the handover, by e-mail or in the team’s group chat.',
    },
  },
  fields: {
    readOnce: 'Announcement read',
    shared: 'Announcement shared with the night shift',
  },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { shared: 'sharing the announcement with the night shift' },
  done: {
    heading: 'The night shift knows that we will call',
    text: 'We call in the weeks of the roster you passed on, at a quiet moment in the shift.',
  },
  dueReason: 'Then the night shift knows in time who will be calling.',
} satisfies typeof nl
