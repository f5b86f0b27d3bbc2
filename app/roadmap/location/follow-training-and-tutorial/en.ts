import type { nl } from './nl.ts'

export const en = {
  title: 'Training and tutorial',
  intro: {
    heading: 'Learn to work with the system',
    what: 'Read how the training works and download the quick guides and sign-in instructions.',
    why: 'After connection day you’ll use it every night. With a little practice first, everyone knows what a notification means.',
    who: 'The team leader and all care staff who will work with the app.',
    ready: 'You need a phone with the app. You can also practise in pairs.',
  },
  pages: {
    training: {
      title: 'Training',
      heading: 'How colleagues get to know the system',
      lead: 'Read how to get to know the app and what happens in the first weeks. You can print this page for your team.',
    },
    'quick-guides': {
      title: 'Quick guides',
      heading: 'Download the quick guides',
      lead: 'One sheet explains how to sign in and what to do with a notification. Put the guide for care staff up in the team room or give it to bank and agency staff.',
    },
  },
  fields: { downloaded: 'Quick guide downloaded' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { downloaded: 'download a quick guide' },
  done: {
    heading: 'Your team is ready to start',
    text: 'Share the quick guides with everyone who will use the app. If anyone gets stuck, we help on connection day itself.',
  },
  dueReason: 'That way everyone can sign in on connection day.',
  notSet: {
    meeting: 'The start meeting isn’t set yet. Once you fill in its date, it appears here too.',
    day: 'The connection day isn’t set yet. Once you fill in its date, it appears here too.',
    both: 'The start meeting and the connection day aren’t set yet. Once you fill in their dates, they appear here too.',
  },
} satisfies typeof nl
