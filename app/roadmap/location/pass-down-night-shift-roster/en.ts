import type { nl } from './nl.ts'

export const en = {
  title: 'Night shift roster',
  intro: {
    heading: 'Send us the night shift roster',
    what: 'Tell us who works the night shift in the first 4 to 6 weeks after connection day. Upload a file or type it in.',
    why: 'During those weeks our coach calls the night shift to ask how it’s going. To do that, we need to know who is working.',
    who: 'The team leader or the planner.',
    ready: 'A photo or print of your roster is fine. We only need the night shifts. Leave out other details.',
  },
  pages: {
    upload: {
      title: 'Roster',
      heading: 'Who works the night shift?',
      lead: 'Type the roster for the first 4 to 6 weeks or upload a file. Only your organisation and our staff can see it. We only use it to call the night shift.',
    },
  },
  fields: { textual: 'Night shift roster as text', image: 'Night shift roster as a file' },
  legends: {},
  hints: {
    textual: 'For example: week 17, Mon to Wed Ans, Thu to Sun Bea. Leave this empty if you upload a file',
  },
  options: {},
  rows: {},
  missing: {
    document: 'the night shift roster, as a file or as text',
    newVersion: 'a new version of the night shift roster',
  },
  done: {
    heading: 'We know who works at night',
    text: 'If the roster changes, replace it here. Also let the night shift know that we’ll call. There’s a separate task for that.',
  },
  dueReason: 'That way we know in time who to call at night.',
  uploaded: 'the night shift roster',
} satisfies typeof nl
