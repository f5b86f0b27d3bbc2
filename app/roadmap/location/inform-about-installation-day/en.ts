import type { nl } from './nl.ts'

export const en = {
  title: 'Start news item',
  intro: {
    heading: 'Announce the connection day',
    what: 'Download a short news item and share it with colleagues, residents and families.',
    why: 'That way no one is surprised to see people in the rooms on connection day, and everyone knows who we are.',
    who: 'The team leader. Your communications team can publish it.',
    ready: 'We need to know the date of connection day first, because it’s in the news item.',
  },
  pages: {
    download: {
      title: 'Download the news item',
      heading: 'Download the start news item',
      lead: 'It says when we come and what we do: we arrive between 9.30am and 10am and spend about 3 to 5 minutes per room. You can change the text.',
    },
    share: {
      title: 'Share the news item',
      heading: 'Have you shared the start news item?',
      lead: 'For example on the intranet, on screens in the building, by email to families or on the noticeboard.',
    },
  },
  fields: { shared: 'Start news item shared', downloaded: 'Start news item downloaded' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { shared: 'share the start news item' },
  done: {
    heading: 'Everyone knows we’re coming',
    text: 'See you on connection day. If the date changes, share a new news item.',
  },
  dueReason: 'That way everyone knows a week ahead that we’re coming.',
  dateUnknown:
    'The connection day isn’t set yet. Set it first under “Planning the connection day” so the date appears in the news item.',
} satisfies typeof nl
