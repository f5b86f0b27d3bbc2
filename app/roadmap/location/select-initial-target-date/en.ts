import type { nl } from './nl.ts'

export const en = {
  title: 'Target date',
  intro: {
    heading: 'Choose a target date',
    what: 'Choose the day you’d like us to connect the bed sensors.',
    why: 'We count back from this day. The route card then shows when each task is due.',
    who: 'The project leader, with the team leader.',
    ready: 'Have this to hand: the team’s calendar, with holidays and other busy days.',
  },
  pages: {
    details: {
      title: 'Target date',
      heading: 'When would you like connection day to be?',
      lead: 'Allow about a month and a half to prepare. The day isn’t fixed yet: we’ll plan the final dates together later.',
    },
  },
  fields: { date: 'Target date for connection day' },
  legends: {},
  hints: { date: 'Choose a working day when enough colleagues are in' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'The target date is set',
    text: 'The route card now shows when each task is due. If the day doesn’t suit you after all, choose another one here.',
  },
  dueReason: 'That way there is still a month and a half to prepare everything.',
} satisfies typeof nl
