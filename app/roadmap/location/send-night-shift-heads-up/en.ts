import type { nl } from './nl.ts'

export const en = {
  title: 'Call announcement to the night shift',
  intro: {
    heading: 'Let the night shift know we’ll call',
    what: 'Read the announcement and share it with colleagues on the night shift.',
    why: 'People don’t expect a phone call at night. If they know that we’ll call and why, they’ll answer and find it useful.',
    who: 'The team leader.',
    ready: 'You don’t need anything. The text is ready.',
  },
  pages: {
    read: {
      title: 'Read the announcement',
      heading: 'What to tell the night shift',
      lead: 'In the first weeks after connection day our coach calls the night shift to ask how it’s going and help with the app.',
    },
    share: {
      title: 'Share the announcement',
      heading: 'Does the night shift know we’ll call?',
      lead: 'Share the announcement, for example at the handover, by email or in the team’s group chat.',
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
  missing: { shared: 'share the announcement with the night shift' },
  done: {
    heading: 'The night shift knows we’ll call',
    text: 'We call in the weeks of the roster you sent us, at a quiet moment in the shift.',
  },
  dueReason: 'That way the night shift knows in time who will call.',
} satisfies typeof nl
