import type { nl } from './nl.ts'

export const en = {
  title: 'Start news item',
  intro: {
    heading: 'Announce the connection day',
    what: 'You download a short news item and share it with colleagues, residents and families.',
    why: 'Then nobody is surprised that people come into the rooms on the connection day, and everybody knows who we are.',
    who: 'The team leader. The communication department can publish it.',
    ready: 'The date of the connection day must be known: it is in the news item.',
  },
  pages: {
    download: {
      title: 'Download the news item',
      heading: 'Download the start news item',
      lead: 'It says when we come and what we do: arrival between 9:30 and 10:00, about 3 to 5 minutes per room. You can change the text.',
    },
    share: {
      title: 'Share the news item',
      heading: 'Did you share the start news item?',
      lead: 'For example on the intranet, on the screens in the building, by e-mail to families or on the notice board.',
    },
  },
  fields: { shared: 'Start news item shared', downloaded: 'Start news item downloaded' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { shared: 'sharing the start news item' },
  done: {
    heading: 'Everybody knows that we are coming',
    text: 'See you on the connection day. If the date still changes, share a new news item.',
  },
  dueReason: 'Then everyone knows a week ahead that we are coming.',
  dateUnknown:
    'The connection day has not been set yet. Set it first at “Planning the connection day”. Then the date is in the news item.',
} satisfies typeof nl
