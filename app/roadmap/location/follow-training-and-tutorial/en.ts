import type { nl } from './nl.ts'

export const en = {
  title: 'Training and tutorial',
  intro: {
    heading: 'Learn to work with the system',
    what: 'You read how the training works, and download the quick guides and the instructions for logging in.',
    why: 'After the connection day you work with it every night. With a little practice beforehand everybody knows what a notification means.',
    who: 'The team leader and all care staff who will work with the app.',
    ready: 'What you need: a phone with the app. You can practise in pairs too.',
  },
  pages: {
    training: {
      title: 'Training',
      heading: 'This is how colleagues get to know the system',
      lead: 'Here you read how you get to know the app and what happens in the first weeks. You can print this page for your team.',
    },
    'quick-guides': {
      title: 'Quick guides',
      heading: 'Download the quick guides',
      lead: 'One sheet tells how to log in and what to do with a notification. Put up the guide for care staff in the team room or give it to flex workers.',
    },
  },
  fields: { downloaded: 'Quick guide downloaded' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { downloaded: 'downloading a quick guide' },
  done: {
    heading: 'Your team is ready to start',
    text: 'Share the quick guides with everybody who will work with the app. If somebody gets stuck, we help on the connection day itself.',
  },
  dueReason: 'Then everyone can sign in on the connection day.',
  datesUnknown:
    'The start meeting or the connection day has not been set yet. Once you fill in the date, it appears here too.',
} satisfies typeof nl
