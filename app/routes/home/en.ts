import type { nl } from './nl.ts'

export const en = {
  title: 'Welcome',
  heading: 'Welcome, {{name}}',
  firstHeading: 'Welcome to the route card',
  lead: 'In five steps you prepare your location for the day the bed sensors are connected.',
  how: 'How it works',
  how1: 'You have about a month and a half until the start meeting.',
  how2: 'Every task says what is needed, why, and how long it takes.',
  how3: 'Everything you fill in is kept. You can always stop and go on later, also together with a colleague.',
  toOverview: 'To your locations',
  toRouteCard: 'To the route card',
} satisfies typeof nl
