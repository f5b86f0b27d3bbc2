import type { nl } from './nl.ts'

export const en = {
  title: 'Night shift roster',
  intro: {
    heading: 'Pass on the roster of the night shift',
    what: 'You tell us who works the night shift in the first 4 to 6 weeks after the connection day. As a file or as text.',
    why: 'In those weeks our coach calls the night shift to hear how it goes. For that we need to know who is working.',
    who: 'The team leader or the planner.',
    ready: 'A photo or print of your roster will do. Only the night shifts are needed; leave out other details.',
  },
  pages: {
    upload: {
      title: 'Roster',
      heading: 'Who work the night shift?',
      lead: 'Type the roster of the first 4 to 6 weeks, or upload a file. Only your organisation and we see it. We use it only to call at the right moment.',
    },
  },
  fields: { textual: 'Roster of the night shift as text' },
  legends: {},
  hints: {
    textual: 'For example: week 17, Mon to Wed Ans, Thu to Sun Bea. Do you upload a file? Then leave this empty',
  },
  options: {},
  rows: {},
  missing: { document: 'the roster of the night shift, as a file or as text' },
  done: {
    heading: 'We know who works at night',
    text: 'Does the roster change? You can replace it here. Let the night shift know that we will call, too: that is the next task.',
  },
} satisfies typeof nl
