import type { nl } from './nl.ts'

export const en = {
  title: 'Target date',
  intro: {
    heading: 'Choose a target date',
    what: 'You choose the day on which you would like the bed sensors to be connected.',
    why: 'We count back from this day. The route card then shows when each task has to be done.',
    who: 'The project leader, together with the team leader.',
    ready: 'Good to have at hand: the calendar of the team, with holidays and other busy days.',
  },
  pages: {
    details: {
      title: 'Target date',
      heading: 'When would you like the connection day?',
      lead: 'Allow about a month and a half for preparation. The day is not fixed yet: we plan the definitive dates together later.',
    },
  },
  fields: { date: 'Target date for the connection day' },
  legends: {},
  hints: { date: 'Choose a working day on which enough colleagues are present' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'The target date is set',
    text: 'The route card now shows when each task has to be done. Does the day not suit after all? Then choose another one here.',
  },
  dueReason: 'Then there is still a month and a half to prepare everything.',
} satisfies typeof nl
