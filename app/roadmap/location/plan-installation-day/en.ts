import type { nl } from './nl.ts'

export const en = {
  title: 'Planning the connection day',
  intro: {
    heading: 'Plan the connection day',
    what: 'Set the day we connect the bed sensors and see how that day will go.',
    why: 'On connection day we go into every room. Good planning means we disturb residents and colleagues as little as possible.',
    who: 'The project leader or team leader.',
    ready:
      'Allow about a month and a half to prepare. Fill in the number of beds on your wards first, so we can work out how long the day takes.',
  },
  pages: {
    details: {
      title: 'Date',
      heading: 'When should we connect the sensors?',
      lead: 'Choose a working day when someone from the ward can walk round with us. The start meeting has to be before it.',
    },
    planning: {
      title: 'Plan for the day',
      heading: 'What happens on connection day',
      lead: 'We arrive between 9.30am and 10am. Print or download the run sheet, and share it with everyone you need that day.',
    },
  },
  fields: { date: 'Date of connection day', connectedOn: 'Connected on', bedsLeft: 'Not all beds yet' },
  legends: {},
  hints: { date: 'If this day doesn’t suit us, we’ll call you' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'The connection day is planned',
    text: 'The date is on the route card and in the overview. All open tasks get a date to match.',
  },
  dueReason: 'That way we keep the day free for you and you can plan the shifts around it.',
  waits: {
    title: '{{title}}: not complete yet',
    date: 'You can choose a date now. The plan for the day is only right once we have these details.',
    planning: 'The plan below is only right once we have these details.',
    action: 'See what is missing',
  },
  calendar: 'In the calendar',
} satisfies typeof nl
