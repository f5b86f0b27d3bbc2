import type { nl } from './nl.ts'

export const en = {
  title: 'Night shift roster',
  intro: {
    heading: 'Pass on the roster of the night shift',
    what: 'You tell us who works the night shift in the first 4 to 6 weeks after the connection day. You can do that with a file or in your own words.',
    why: 'In those weeks our coach calls the night shift to hear how it is going. For that we need to know who is working.',
    who: 'The team leader or the planner.',
    ready: 'A photo or print of your roster will do. We need the night shifts only. Leave out other details.',
  },
  pages: {
    upload: {
      title: 'Roster',
      heading: 'Who works the night shift?',
      lead: 'Type the roster of the first 4 to 6 weeks, or upload a file. Only your organisation and we see it. We use it only to call at the right moment.',
    },
  },
  fields: { textual: 'Roster of the night shift as text', image: 'Roster of the night shift as a file' },
  legends: {},
  hints: {
    textual: 'For example: week 17, Mon to Wed Ans, Thu to Sun Bea. Do you upload a file? Then leave this empty',
  },
  options: {},
  rows: {},
  missing: {
    document: 'the roster of the night shift, as a file or as text',
    newVersion: 'a new version of the roster of the night shift',
  },
  done: {
    heading: 'We know who works at night',
    text: 'Does the roster change? You can replace it here. Also let the night shift know that we will call: that is the next task.',
  },
  dueReason: 'Then we know in time who we can call at night.',
  uploaded: 'the roster of the night shift',
} satisfies typeof nl
