import type { nl } from './nl.ts'

export const en = {
  title: 'Planning the connection day',
  intro: {
    heading: 'Plan the connection day',
    what: 'You set the day on which we connect the bed sensors and see how that day will go.',
    why: 'On the connection day we come into every room. With good planning we disturb residents and colleagues as little as possible.',
    who: 'The project leader or team leader.',
    ready:
      'Allow about a month and a half for preparation. Fill in the number of beds on your wards first. Then we can work out how long the day takes.',
  },
  pages: {
    details: {
      title: 'Date',
      heading: 'On which day do we connect?',
      lead: 'Choose a working day on which someone from the ward can walk round with us. The start meeting comes before it.',
    },
    planning: {
      title: 'Plan of the day',
      heading: 'This is how the connection day goes',
      lead: 'We arrive between 9:30 and 10:00. Print the run sheet or download it, and share it with those who are needed that day.',
    },
  },
  fields: { date: 'Date of the connection day' },
  legends: {},
  hints: { date: 'If this day does not suit us, we will call you' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'The connection day is planned',
    text: 'The date is on the route card and in the overview. All tasks that are still open get a date that fits it.',
  },
  dueReason: 'Then we keep the day free for you, and you can plan the shifts around it.',
  waits: {
    title: '{{title}}: not complete yet',
    date: 'You can already choose a date. The plan of the day is right only when these details are there.',
    planning: 'The plan below is right only when these details are there.',
    action: 'See what is still needed',
  },
  calendar: 'In the calendar',
} satisfies typeof nl
